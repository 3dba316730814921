import { aba, abaDe, colunas, FERRAZ, ignoradas, ler, pessoas, PORTO_FELIZ, problemas } from './tabelas';

// The header sets of real sheets (research, § 1.1), each with the reading that a person worked out from the rows.
describe('cabeçalhos de planilhas reais', () => {
  test('H1: acentos e maiúsculas misturados, datas mm/dd, CPF numérico', () => {
    const titulos =
      'Inscricao, Nome, DataNascimento, Sexo, RG, CPF, adregistroFuncional, adNumVinculo, EndLogradouro, Numero, Complemento, Bairro, Cep, Cidade, UF, telefone, celular, Email, Pontos, Classificação, Classificação_Deficiente, classNNA, Opção de Concurso, Codigo_do_Cargo, Descrição_do_Cargo, ANO_do_Concurso, Observacao, cota, Df'.split(
        ', ',
      );
    const linha = (dados: Record<string, string | number>) => titulos.map((titulo) => dados[titulo] ?? null);
    const cargo = { Codigo_do_Cargo: '77', Descrição_do_Cargo: 'PROFESSOR', 'Opção de Concurso': '1' };
    const leitura = ler(
      abaDe([
        titulos,
        linha({
          ...cargo,
          Inscricao: '00101',
          Nome: 'ANA JATOBA',
          DataNascimento: '05/25/1985',
          CPF: 1234567890,
          Pontos: '90,5',
          Classificação: '1',
          Classificação_Deficiente: '0',
          classNNA: '0',
        }),
        linha({
          ...cargo,
          Inscricao: '00102',
          Nome: 'BENTO IPE',
          DataNascimento: '01/02/1990',
          CPF: 98765432100,
          Pontos: '88',
          Classificação: '2',
          Classificação_Deficiente: '0',
          classNNA: '1',
          cota: 'NNA',
        }),
        linha({
          ...cargo,
          Inscricao: '00103',
          Nome: 'CAIO CEDRO',
          DataNascimento: '12/31/1991',
          Pontos: '87',
          Classificação: '3',
          Classificação_Deficiente: '1',
          classNNA: '0',
          Df: 'S',
        }),
      ]),
    );
    expect(pessoas(leitura)).toEqual([
      '2 00101 ANA JATOBA; PROFESSOR; 1; habilitado',
      '3 00102 BENTO IPE; PROFESSOR; 2; habilitado; negros=declarada',
      '4 00103 CAIO CEDRO; PROFESSOR; 3; habilitado; pcd=declarada',
    ]);
    expect(leitura.candidatos.map(({ nascimento, cpf, nota }) => [nascimento, cpf, nota])).toEqual([
      ['1985-05-25', '01234567890', 90.5],
      ['1990-01-02', '98765432100', 88],
      ['1991-12-31', undefined, 87],
    ]);
    expect(problemas(leitura)).toEqual([]);
  });

  test('H2: ordem de escolha, sufixos no nome, traço por nada', () => {
    const leitura = ler(
      aba(`
      |Ordem de Escolha|Inscrição|Nome|Class. Geral|Class. PcD|Class. NNA|
      |1º|101|ANA JATOBÁ|1º|-|-|
      |2º|102|BENTO IPÊ (NNA)|2º|-|1º|
      |3º|103|CAIO CEDRO (PCD)|3º|1º|-|`),
    );
    expect(pessoas(leitura)).toEqual([
      '2 101 ANA JATOBÁ; ; 1; habilitado',
      '3 102 BENTO IPÊ; ; 2; habilitado; negros=declarada',
      '4 103 CAIO CEDRO; ; 3; habilitado; pcd=declarada',
    ]);
    expect(problemas(leitura)).toEqual([]);
  });

  test.each([
    [
      'H3',
      '|Classificação|Classificação NNA|Classificação PCD|Inscrição|Nome|CPF|',
      '|7|2|—|55|ANA JATOBÁ|123.456.789-09|',
      '2 55 ANA JATOBÁ; ; 7; habilitado; negros=declarada',
    ],
    [
      'H4',
      '|Class. Geral|Class. Def.|Class. NNA|RF|RG|CPF|Nome|Código EOL|DRE|Tipo Unidade|Unidade Escolhida|Tipo Vaga|Assinatura|',
      '|7|1||123|11|***.456.789-**|ANA JATOBÁ|900|BT|EMEF|EMEF X|Precária||',
      '2 ANA JATOBÁ; ; 7; habilitado; pcd=declarada',
    ],
    [
      'H5',
      '|Bloco|Geral|NNA|Def.|NOME|R.G.|CPF|ESCOLHA|',
      '|A|7|2||ANA JATOBÁ|11||EMEF X|',
      '2 ANA JATOBÁ; ; 7; habilitado; negros=declarada',
    ],
    [
      'H6',
      '|Class. Geral|Class. Def.|Class. NNA|Candidato|',
      '|7|1|3|ANA JATOBÁ|',
      '2 ANA JATOBÁ; ; 7; habilitado; negros=declarada; pcd=declarada',
    ],
    [
      'H13',
      '|INSCRICAO|NOME|DOCUMENTO|NASCIM.|LP_ACERTO|LP_NOTA|AC.TOT.|NOTA P.O.|TIT.|RED.|NT.GER.|CLASS|SITUACAO|',
      '|55|ANA JATOBÁ|123|25/12/1990|10|10,0|50|70,5|NE|8,0|78,50|7o|Habilitado|',
      '2 55 ANA JATOBÁ; ; 7; habilitado',
    ],
    [
      'H19',
      '|nome|dataNascimento|posicao|situacao|tipo|macroRegiao|microRegiao|',
      '|ANA JATOBÁ|1990-01-02|7||CADASTRO-RESERVA|1|2|',
      '2 ANA JATOBÁ; ; 7; habilitado',
    ],
  ])('%s', (_, titulos, linha, esperada) => {
    expect(pessoas(ler(aba(`${titulos}\n${linha}`)))).toEqual([esperada]);
  });

  test('H7: a classificação recomeça por modalidade, e a nota dá a ordem geral', () => {
    const leitura = ler(
      aba(`
      |codigo_vaga|cargo|classificacao|nota|nome|modalidade|
      |V1|Médico|1|90|Ana Jatobá|Ampla Concorrência|
      |V1|Médico|2|85|Bento Ipê|Ampla|
      |V1|Médico|1|88|Caio Cedro|"pretos e pardos"|
      |V1|Médico|2|80|Dalva Imbé|"pretos e pardos" e "quilombola"|
      |V1|Médico|1|70|Elza Murici|PCD|`),
    );
    expect(pessoas(leitura)).toEqual([
      '2 Ana Jatobá; Médico; 1; habilitado',
      '3 Bento Ipê; Médico; 3; habilitado',
      '4 Caio Cedro; Médico; 2; habilitado; negros=declarada',
      '5 Dalva Imbé; Médico; 4; habilitado; negros=declarada',
      '6 Elza Murici; Médico; 5; habilitado; pcd=declarada',
    ]);
    expect(problemas(leitura)).toEqual([
      'aviso grupo-sem-reserva F5',
      'aviso classificacao-por-lista C4',
      'aviso sem-inscricao 2',
    ]);
  });

  test('H8: título por vaga, sem inscrição, tabela dos eliminados', () => {
    const leitura = ler(
      aba(`
      |VAGA 123 - Enfermeiro - Polo A - 3 vagas (2 AC + 1 Pretos e Pardos + CR)|
      |CLASSIFICAÇÃO|NOME|MODALIDADE|NOTA FINAL|SITUAÇÃO|
      |1º|Ana Jatobá|Ampla Concorrência|90,00|Classificado|
      |2º|Bento Ipê|Pretos e Pardos|85,00|Cadastro de Reserva|
      |VAGA 124 - Médico - Polo A - 1 vaga (1 AC)|
      |CLASSIFICAÇÃO|NOME|MODALIDADE|NOTA FINAL|SITUAÇÃO|
      |Não houve candidatos aptos.|
      |CANDIDATOS ELIMINADOS|
      |Nome|Nota Final|Justificativa|
      |Caio Cedro|40,00|Não atingiu a nota mínima|`),
    );
    expect(pessoas(leitura)).toEqual([
      '3 Ana Jatobá; 123 - Enfermeiro - Polo A; 1; habilitado',
      '4 Bento Ipê; 123 - Enfermeiro - Polo A; 2; habilitado; negros=declarada',
      '10 Caio Cedro; 124 - Médico - Polo A; -; eliminado',
    ]);
    expect(ignoradas(leitura)).toBe(
      '1 titulo, 2 cabecalho, 5 titulo, 6 cabecalho-repetido, 7 observacao, 8 titulo, 9 cabecalho',
    );
    expect(problemas(leitura)).toEqual(['aviso situacao-pelo-titulo 8', 'aviso sem-inscricao 3']);
  });

  test('H9: duas colunas de situação; "Fora da fila" é pergunta', () => {
    const leitura = ler(
      aba(`
      |Ordem|Situação na chamada|Nome|Inscrição|Classificação|Modalidade|Status|Data da convocação|
      |1|Já chamado|Ana Jatobá|11|1|Ampla|Contratado|01/02/2025|
      |2|A convocar|Bento Ipê|12|2|Pretos e Pardos|||
      |3|Cadastro de reserva|Caio Cedro|13|3|Ampla|Desistente||
      |4|Fora da fila|Dalva Imbé|14|4|||| `),
    );
    expect(pessoas(leitura)).toEqual([
      '2 11 Ana Jatobá; ; 1; ja-nomeado',
      '3 12 Bento Ipê; ; 2; habilitado; negros=declarada',
      '4 13 Caio Cedro; ; 3; desistente',
      '5 14 Dalva Imbé; ; 4; habilitado',
    ]);
    expect(problemas(leitura)).toEqual(['pergunta situacao-desconhecida B5']);
  });

  test('H10: quatro colunas de posição, nomes de campo colados', () => {
    const leitura = ler(
      aba(`
      |inscricao|nome|idfuncional|idLotacao|classifAc|classifPcd|classifNi|classifHipo|cargo|tipoDeficiencia|notaFinal|resultado|obs|dtNascimento|cpf|identidade|
      |1|Ana Jatobá|9|8|1||||Agente||90,00|APROVADO||01/01/1990|11122233344|1|
      |2|Bento Ipê|9|8|2|1|1||Agente|Visual|89,00|APROVADO||13/01/1990|11122233344|1|
      |3|Caio Cedro|9|8||||1|Agente||48,00|ELIMINADO||20/01/1990|11122233344|1|`),
      { reservas: PORTO_FELIZ },
    );
    expect(pessoas(leitura)).toEqual([
      '2 1 Ana Jatobá; Agente; 1; habilitado',
      '3 2 Bento Ipê; Agente; 2; habilitado; negros-indigenas=declarada; pcd=declarada',
      '4 3 Caio Cedro; Agente; -; eliminado',
    ]);
    expect(problemas(leitura)).toEqual(['aviso grupo-sem-reserva H4']);
    expect(colunas(leitura)).toContain('classificacao=E');
  });

  test('H12: sem classificação, SIM/NAO', () => {
    const leitura = ler(
      aba(`
      |CARGO|LOCALIDADE|NOME|INSCRICAO|DATA NASC|CG|CE|ACERTOS|NOTA|NEGRO|PCD|
      |AGENTE|POLO A|ANA JATOBA|1|01/02/1990|30|20|50|80,5|SIM|NAO|
      |AGENTE|POLO A|BENTO IPE|2|15/02/1990|30|20|50|90,5|NAO|NAO|
      |AGENTE|POLO B|CAIO CEDRO|3|16/02/1990|30|20|50|80,5|NAO|SIM|`),
    );
    expect(pessoas(leitura)).toEqual([
      '2 1 ANA JATOBA; AGENTE; 2; habilitado; negros=declarada',
      '3 2 BENTO IPE; AGENTE; 1; habilitado',
      '4 3 CAIO CEDRO; AGENTE; 2; habilitado; pcd=declarada',
    ]);
    expect(problemas(leitura)).toEqual(['aviso classificacao-pela-nota I1', 'aviso empate 2']);
  });

  test('H14: duas notas totais, resultado da fase, nova classificação', () => {
    const leitura = ler(
      aba(`
      |Inscrição|Nome do Candidato|Região|Nota Objetiva|Nota Discursiva|Nota Total (Antes TAF)|Resultado TAF|Nota Final Pós TAF|Nova Classificação|
      |1|Ana Jatobá|1ª|50|30|80|APTO|81|1|
      |2|Bento Ipê|1ª|50|29|79|INAPTO|||
      |3|Caio Cedro|1ª|49|29|78|APTA|78|2|`),
    );
    expect(pessoas(leitura)).toEqual([
      '2 1 Ana Jatobá; ; 1; habilitado',
      '3 2 Bento Ipê; ; -; eliminado',
      '4 3 Caio Cedro; ; 2; habilitado',
    ]);
    expect(colunas(leitura)).toContain('nota=H');
    expect(problemas(leitura)).toEqual([]);
  });

  test('H15 e H16: sem cabeçalho, e com as colunas dadas', () => {
    const nomes = aba('|Ana Jatobá|\n|Bento Ipê|\n||\n|Caio Cedro|');
    expect(problemas(ler(nomes))).toContain('erro sem-cabecalho');
    expect(ler(nomes, { reservas: FERRAZ, colunas: { nome: 'A' } }).candidatos.map(({ nome }) => nome)).toEqual([
      'Ana Jatobá',
      'Bento Ipê',
      'Caio Cedro',
    ]);
    const notas = aba(
      '|10001|Ana Jatobá|75.50|60|-1.00|\n|10002|Bento Ipê|70.25|58|0.50|\n|10003|Caio Cedro|-5.00|55|-2.00|',
    );
    expect(problemas(ler(notas))).toEqual(['erro sem-cabecalho']);
    const leitura = ler(notas, { reservas: FERRAZ, colunas: { inscricao: 'A', nome: 'B', nota: 'C' } });
    expect(pessoas(leitura)).toEqual([
      '1 10001 Ana Jatobá; ; 1; habilitado',
      '2 10002 Bento Ipê; ; 2; habilitado',
      '3 10003 Caio Cedro; ; 3; habilitado',
    ]);
    expect(leitura.candidatos[2]?.nota).toBe(-5);
  });

  test('H17 e H21: parágrafo corrido e quadro de vagas não são classificação', () => {
    expect(problemas(ler(abaDe([['10001, Ana Jatobá, 75.50, 60 / 10002, Bento Ipê, 70.25, 58']])))).toContain(
      'erro sem-cabecalho',
    );
    const vagas = aba(
      '|Cód.|Cargo|Total de Vagas|Vagas Afro bras 12%|PNE 10%|Escolaridade|Tipo de Prova|\n|1|Enfermeiro|32|4|3|Superior|Objetiva|',
    );
    expect(ler(vagas).candidatos).toEqual([]);
    expect(problemas(ler(vagas))).toContain('erro sem-candidatos');
  });

  test('H18: CPF mascarado, Deferido/Indeferido, motivo na linha de baixo', () => {
    const leitura = ler(
      aba(`
      |CPF|nome|curso|campus|cota|Deferido/Indeferido|nota|
      |098.***.***-93|Ana Jatobá|Letras|SP|PPI|Deferido|80|
      |098.***.***-94|Bento Ipê|Letras|SP|AC||79|
      |098.***.***-95|Caio Cedro|Letras|SP|PPI|Indeferido|78|
      |Motivo: documentos não apresentados|`),
      { reservas: PORTO_FELIZ },
    );
    expect(pessoas(leitura)).toEqual([
      '2 Ana Jatobá; ; 1; habilitado; negros-indigenas=confirmada',
      '3 Bento Ipê; ; 2; habilitado',
      '4 Caio Cedro; ; 3; habilitado; negros-indigenas=negada',
    ]);
    expect(ignoradas(leitura)).toBe('1 cabecalho, 5 observacao');
  });

  test('H20: só CPF, nota e cota', () => {
    const leitura = ler(
      aba(
        '|CPF|Nota Final|Cota do candidato|\n|111.222.333-44|80,5|PPP|\n|111.222.333-45|81,5|Ampla|\n|111.222.333-46|79,5|PcD|',
      ),
    );
    expect(leitura.candidatos.map(({ classificacao, reservas }) => [classificacao, reservas])).toEqual([
      [2, { negros: 'declarada' }],
      [1, {}],
      [3, { pcd: 'declarada' }],
    ]);
  });
});
