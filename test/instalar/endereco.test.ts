import { enderecoBase } from '../../src/instalar/endereco';
import { nomeDigitado } from '../../src/redacao/prefixo';
import { RECUSAS } from '../../src/instalar/recusas';

describe('the folder that an address is in', () => {
  it.each([
    ['https://a.gov.br', 'https://a.gov.br/'],
    ['https://a.gov.br/cotas', 'https://a.gov.br/cotas/'],
    ['https://a.gov.br/cotas/', 'https://a.gov.br/cotas/'],
    ['https://a.gov.br/cotas//', 'https://a.gov.br/cotas/'],
    ['  https://A.gov.br:8443/cotas/instalar.html?x=1#passo-2 ', 'https://a.gov.br:8443/cotas/'],
    ['https://a.gov.br/v1.2/INSTALAR.HTM', 'https://a.gov.br/v1.2/'],
    ['https://a.gov.br/São João/', 'https://a.gov.br/S%C3%A3o%20Jo%C3%A3o/'],
    ['https://localhost.gov.br/', 'https://localhost.gov.br/'],
  ])('%s', (digitado, base) => {
    expect(enderecoBase(digitado)).toEqual({ base, local: false });
  });

  it.each(['https://localhost:3000/', 'https://127.0.0.1/x', 'https://[::1]/instalar.html'])(
    '%s is of this machine',
    (digitado) => {
      expect(enderecoBase(digitado)).toMatchObject({ local: true });
    },
  );

  it.each([
    ['', 'ilegivel'],
    ['a.gov.br/cotas', 'ilegivel'],
    ['http://a.gov.br/', 'sem-https'],
    ['file:///C:/cotas/instalar.html', 'sem-https'],
    ['https://ana@a.gov.br/', 'com-senha'],
    [`https://a.gov.br/${'x'.repeat(2000)}`, 'longo'],
  ] as const)('%s is refused', (digitado, recusado) => {
    expect(enderecoBase(digitado)).toEqual({ recusado });
    expect(RECUSAS[recusado]).not.toBe('');
  });
});

it('a function is typed with the prefix, where there is one', () => {
  expect(nomeDigitado('QUOTA_VAGAS', '')).toBe('QUOTA_VAGAS');
  expect(nomeDigitado('QUOTA_VAGAS', 'COTAS')).toBe('COTAS.QUOTA_VAGAS');
});
