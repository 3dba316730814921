/** Wrong usage: the message goes to stderr and the exit code is 2. */
export class UsoErrado extends Error {}

export const USO = `Uso: cotas <comando> …

  cotas leis
  cotas lei      --lei L [--saida OUT.xlsx]
  cotas quadro   --lei L (--vagas N | --ofertas 3,5,2)
  cotas ler      ARQUIVO [--lei L]
  cotas ordem    ARQUIVO --lei L (--vagas N | --vagas "CARGO=N" … | --ofertas 3,5,2) [--saida OUT.xlsx]
  cotas proximas ARQUIVO --lei L --livro LIVRO --chamar K [--cargo C]
  cotas conferir ARQUIVO --lei L --livro LIVRO
  cotas porque   ARQUIVO --lei L (--vagas …) --inscricao I
  cotas comissao   ARQUIVO --lei L (--vagas … | --livro LIVRO [--chamar K]) --saida OUT.xlsx
  cotas publicacao ARQUIVO --lei L (--vagas … | --livro LIVRO [--chamar K]) --saida OUT.xlsx
  cotas papeis     ARQUIVO --lei L (--vagas … | --livro LIVRO (--chamar K [--cargo C] | --documento D)) [--saida OUT.xlsx] [--texto]
  cotas papeis     --lei L (--vagas N | --ofertas 3,5,2) [--saida OUT.xlsx] [--texto]
  cotas verificar  ARQUIVO

L: município, número ou nome da lei, ou o arquivo (.xlsx, .csv, .ods) com a tabela de uma lei própria: a aba “Minha lei”
   ou, sem ela, a primeira; "aba:NOME" é uma aba do próprio ARQUIVO.

Comuns: [--json] [--edital AAAA-MM-DD] [--orgao executivo|legislativo|indireta]
        [--vinculo efetivo|emprego|temporario] [--pcd federal|K|posicoes:5,15] [--reservadas N|reserva:N,…]
        [--leitura pergunta=resposta]… [--aba NOME] [--coluna campo=B]…
        [--resposta codigo[:linha]=valor]… [--desempate INSC1,INSC2,…]…`;
