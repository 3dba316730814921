/** Why no manifest is made for an address. */
export const RECUSAS = {
  ilegivel: 'O endereço não é válido. Escreva-o inteiro, como em https://cotas.exemplo.gov.br/',
  'sem-https': 'O endereço tem de começar com https://, o único que o Excel aceita para suplementos.',
  'com-senha': 'O endereço não pode levar usuário nem senha.',
  longo: 'O endereço é longo demais para o manifesto. Publique os arquivos num endereço mais curto.',
  local: 'O endereço é desta máquina. Um manifesto para uso precisa do endereço em que os outros a alcançam.',
} as const;
