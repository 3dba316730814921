import type { ColunaCitada, MotivoDaAbaIgnorada, ProblemasDaLeitura } from '../../core/problemas/leitura';
import { enumera, enumeraAte, quantos } from '../palavras';
import { trecho } from './trecho';

const coluna = ({ coluna: letra, titulo }: ColunaCitada): string =>
  titulo === '' ? letra : `${letra} (${trecho(titulo)})`;

const ABA_IGNORADA: Record<MotivoDaAbaIgnorada, string> = {
  'sem pessoas': 'não tem candidatos reconhecíveis',
  'livro de atos': 'é o livro de atos',
  'folha deste programa': 'é uma folha escrita por este programa',
  'tabela da lei': 'tem a tabela de uma lei',
  oculta: 'está oculta',
};

/** One sentence per code: what happened and what to do. The place is added by `textoDoProblema`. */
export const FRASES_DA_LEITURA: {
  readonly [C in keyof ProblemasDaLeitura]: (dados: ProblemasDaLeitura[C]) => string;
} = {
  'sem-cabecalho': ({ procuradas }) =>
    `Não foi encontrada a linha de títulos das colunas (${enumera(procuradas, 'ou')}). Escreva os títulos acima dos dados ou diga onde está cada coluna.`,
  'sem-candidatos': () =>
    'Nenhum candidato foi encontrado. Confira se é a planilha da classificação e se as linhas têm inscrição ou nome.',
  'aba-ignorada': ({ motivo }) =>
    `A aba não foi lida como classificação: ${ABA_IGNORADA[motivo]}. Se for a classificação, escolha-a.`,
  'aba-inexistente': ({ pedida, abas }) => `Não há aba ${trecho(pedida)}. Escolha uma das abas: ${enumeraAte(abas.map(trecho), 12)}.`,
  'campo-desconhecido': ({ campo, campos }) => `Não há campo ${trecho(campo)}. Use um dos campos: ${enumera(campos)}.`,
  'coluna-inexistente': ({ campo, coluna: letra, ultima }) =>
    `A coluna ${trecho(letra)}, dada para ${campo}, não existe na planilha, que vai de A a ${ultima}. Corrija a letra.`,
  'coluna-ambigua': ({ campo, colunas }) =>
    colunas.length === 1
      ? `Não é certo que a coluna ${colunas.map(coluna).join('')} seja ${campo}. Confirme-a ou escolha outra.`
      : `Mais de uma coluna pode ser ${campo}: ${enumera(colunas.map(coluna))}. Escolha uma.`,
  'resposta-invalida': ({ pergunta, valor, aceitas }) =>
    `A resposta ${trecho(valor)} não serve para ${pergunta}. Responda ${enumera(aceitas, 'ou')}.`,
  'resposta-sem-pergunta': ({ pergunta }) =>
    `A resposta dada a ${pergunta} não encontrou pergunta a responder. Confira o código e a linha, ou retire-a.`,
  empate: ({ classificacao, pessoas, muda }) =>
    `${enumeraAte(pessoas, 8)} têm a mesma classificação (${classificacao}º). ${
      muda
        ? 'A ordem entre eles muda quem é chamado: decida-a pelo critério do edital.'
        : 'A ordem entre eles não muda quem é chamado agora; quando mudar, informe-a.'
    }`,
  'lacuna-na-classificacao': ({ anterior, seguinte }) =>
    anterior === 0
      ? `A classificação começa em ${seguinte}º. Confira se faltam linhas antes.`
      : `A classificação passa de ${anterior}º a ${seguinte}º. Confira se falta alguém entre eles.`,
  duplicata: ({ inscricao, linhaOriginal }) =>
    `A linha repete a linha ${linhaOriginal} (inscrição ${inscricao}) e não foi contada de novo. Apague a repetição.`,
  'inscricao-repetida': ({ inscricao, linhaOriginal, nomes, difere }) =>
    nomes.length > 1
      ? `A inscrição ${inscricao} está em duas pessoas: ${enumera(nomes)} (linha ${linhaOriginal}). Corrija a inscrição errada.`
      : `A inscrição ${inscricao} já está na linha ${linhaOriginal}, com ${enumera(difere)} diferente. Deixe só a linha certa.`,
  'inscricao-em-dois-cargos': ({ inscricao, cargos }) =>
    `A inscrição ${inscricao} concorre a mais de um cargo: ${enumera(cargos.map(trecho))}. Confira se é a mesma pessoa.`,
  'inscricao-ausente': ({ nome }) => `Falta a inscrição de ${nome}. Preencha a célula.`,
  'sem-inscricao': () =>
    'Nenhuma coluna tem a inscrição: sem ela as pessoas só se distinguem pela linha. Acrescente-a, se existir.',
  'nome-ausente': ({ inscricao }) => `Falta o nome da inscrição ${inscricao}. Preencha a célula.`,
  homonimos: ({ nome, inscricoes }) =>
    `${nome} é o nome de mais de uma inscrição (${enumeraAte(inscricoes, 8)}). Foram lidas como pessoas diferentes; confira.`,
  'marca-ambigua': ({ texto, titulo, reserva }) =>
    `${trecho(texto)} em ${trecho(titulo)} tanto pode dizer “não” quanto nomear o grupo. A pessoa concorre por ${reserva}? Responda ou corrija a célula.`,
  'marca-desconhecida': ({ texto, titulo }) =>
    `${trecho(texto)}${titulo === '' ? '' : ` em ${trecho(titulo)}`} não é uma marca conhecida. A que reserva a pessoa concorre? Responda ou corrija a célula.`,
  'marca-de-varios-grupos': ({ texto, grupos, reservas }) =>
    `${trecho(texto)} abrange ${grupos}, mas a lei escolhida reserva a ${enumera(reservas)}. Quem tem esta marca concorre a qual? Responda ou corrija a célula.`,
  'marca-pela-cor': ({ titulo }) =>
    `Sem coluna de cota, a coluna ${trecho(titulo)} foi lida como opção pela reserva. Confira se declarar a cor bastava para concorrer.`,
  'cota-contraditoria': ({ reserva, textos }) =>
    `A linha se contradiz sobre ${reserva}: ${enumera(textos.map(trecho))}. A pessoa concorre pela reserva? Responda ou corrija a linha.`,
  'cota-pendente': ({ reserva, texto }) =>
    `A condição para ${reserva} não está confirmada (${texto === '' ? 'verificação em branco' : trecho(texto)}). A pessoa segue na lista específica como pendente; conclua a verificação antes da nomeação.`,
  'verificacao-desconhecida': ({ texto }) =>
    `${trecho(texto)} não é um resultado conhecido da verificação. Qual é o resultado? Responda ou corrija a célula.`,
  'grupo-sem-reserva': ({ grupo, pessoas }) =>
    `A planilha marca ${quantos(pessoas, 'pessoa', 'pessoas')} como ${trecho(grupo)}, grupo ao qual a lei escolhida não reserva vagas. A marca não foi usada; confira se a lei é a certa.`,
  'situacao-desconhecida': ({ texto }) => `${trecho(texto)} não é uma situação conhecida. Qual é a situação da pessoa? Responda ou corrija a célula.`,
  'situacao-contraditoria': ({ textos }) =>
    `A linha diz situações que não combinam: ${enumera(textos.map(trecho))}. Qual vale? Responda ou corrija a linha.`,
  'situacao-pelo-titulo': ({ titulo, situacao }) =>
    `O título ${trecho(titulo)} foi lido como a situação das linhas abaixo (${situacao}). Confira.`,
  'observacao-a-conferir': ({ texto }) =>
    `A observação ${trecho(texto)} pode mudar a situação da pessoa, mas a planilha não a diz em coluna própria. Confira.`,
  'data-impossivel': ({ texto }) => `${trecho(texto)} não é uma data possível e ficou de fora. Corrija a célula.`,
  'data-ambigua': ({ titulo, adotada, motivo }) =>
    motivo === 'ambas servem'
      ? `As datas de ${trecho(titulo)} servem tanto em dd/mm quanto em mm/dd. Foram lidas como ${adotada}; confira.`
      : `As datas de ${trecho(titulo)} misturam dd/mm e mm/dd. Foram lidas como ${adotada}; confira uma a uma.`,
  'classificacao-por-lista': ({ pelaNota }) =>
    pelaNota
      ? 'A classificação recomeça em cada lista; a ordem geral foi tirada da nota, da maior para a menor. Confira os empates.'
      : 'A classificação recomeça em cada lista e não há nota que dê a ordem geral. Acrescente a classificação geral ou a nota.',
  'classificacao-pela-nota': ({ titulo }) =>
    `Não há coluna de classificação geral; a ordem foi tirada de ${trecho(titulo)}, da maior para a menor. Confira os empates.`,
  'classificacao-ausente': ({ pessoa, outras }) =>
    outras > 0
      ? `Não há classificação geral nem nota: ninguém pode ser ordenado (${pessoa} e mais ${outras}). Diga qual é a coluna.`
      : `Falta a classificação geral de ${pessoa}. Preencha-a ou diga a situação da pessoa.`,
  'classificacao-ilegivel': ({ texto }) =>
    `${trecho(texto)} não é uma classificação (1, 2, 3…) nem uma situação conhecida. Corrija a célula.`,
  'classificacao-diverge-da-nota': ({ pessoa, outra }) =>
    `${pessoa} tem nota menor que ${outra}, mas classificação melhor. Valeu a classificação; confira as duas colunas.`,
  'nota-ilegivel': ({ texto }) => `${trecho(texto)} não é uma nota. Corrija a célula.`,
  'celula-com-erro': ({ erro, titulo }) =>
    `A fórmula da célula${titulo === '' ? '' : ` (coluna ${trecho(titulo)})`} deu erro (${erro}). Corrija-a ou escreva o valor.`,
  'linhas-ocultas': ({ linhas }) =>
    `${quantos(linhas, 'linha oculta com candidato foi lida', 'linhas ocultas com candidatos foram lidas')} como as outras. Se não devia, apague o que estiver oculto.`,
  'linha-sem-pessoa': ({ texto }) =>
    `A linha tem classificação ou nota, mas nem nome nem inscrição (${trecho(texto)}). Complete-a ou apague-a.`,
  'linha-nao-entendida': ({ texto }) =>
    `A linha ${trecho(texto)} não é um candidato nem um texto conhecido e ficou de fora. Confira.`,
  'cargo-pela-aba': ({ cargo }) =>
    `Sem cargo escrito na planilha, o nome da aba (${trecho(cargo)}) foi lido como o cargo. Confira.`,
  'cargo-pelo-titulo': ({ cargo }) => `O título ${trecho(cargo)} foi lido como o cargo das linhas abaixo. Confira.`,
  'cargo-herdado': ({ cargo, linhas }) =>
    `${quantos(linhas, 'linha sem cargo recebeu', 'linhas sem cargo receberam')} o cargo da linha de cima (${trecho(cargo)}). Confira.`,
};
