import { abrirPastaNova, emBase64 } from '../../../../src/adapters/office/pastaNova';
import { type Cenarios, recusa } from './dado';

/** Bytes that begin as a workbook does. */
const pasta = (tamanho: number): Uint8Array => {
  const bytes = Uint8Array.from({ length: tamanho }, (_, i) => (i * 31) % 256);
  bytes.set([0x50, 0x4b, 3, 4]);
  return bytes;
};

export const pastaNova: Cenarios = (dado, perfil) => {
  it('opens the very bytes, and leaves the workbook that is open alone', async () => {
    const bytes = pasta(100_001);
    await abrirPastaNova(bytes);
    expect(dado().book.opened).toEqual([bytes]);
    expect(dado().book.sheets.map(({ name }) => name)).toEqual(['Planilha1']);
  });

  it('base64 of any length, as others make it, with turns for the pane between the slices', async () => {
    for (const tamanho of [0, 1, 2, 3, 24_575, 24_576, 24_577, 24_578]) {
      const bytes = pasta(Math.max(4, tamanho)).subarray(0, tamanho);
      expect(await emBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }
    let agora = 0;
    const relogio = jest.spyOn(performance, 'now').mockImplementation(() => (agora += 1_000));
    let vezes = 0;
    const conta = setInterval(() => vezes++, 0);
    await emBase64(pasta(3_000_000));
    clearInterval(conta);
    relogio.mockRestore();
    expect(vezes).toBeGreaterThan(5);
  });

  it.each([
    ['ApiNotFound', 'pasta-nova-sem-suporte'],
    ['GeneralException', 'pasta-nova-recusada'],
    ['AccessDenied', 'pasta-nova-recusada'],
    ['InvalidOrTimedOutSession', 'sessao-perdida'],
    ['RequestPayloadSizeLimitExceeded', 'pasta-nova-grande'],
  ])('%s: what to do', async (codigo, nosso) => {
    dado().faults.failSync(1, codigo);
    const erro = await recusa(() => abrirPastaNova(pasta(100)));
    expect([erro.codigo, erro.tecnico]).toEqual([nosso, expect.stringContaining(codigo)]);
    if (nosso.startsWith('pasta-nova')) expect(erro.texto).toContain('cotas.html');
    expect(dado().book.opened).toEqual([]);
  });

  it('a cell in edition is waited for where Excel can, and said where not', async () => {
    dado().faults.cellEdit = true;
    const abre = () => abrirPastaNova(pasta(9));
    // There the client does not tell this refusal from others.
    if (perfil === 'web')
      expect((await recusa(abre)).texto).toContain('edição de célula que esteja em curso (Enter ou Esc)');
    else {
      setTimeout(() => (dado().faults.cellEdit = false), 60);
      await abre();
    }
    expect(dado().book.opened).toHaveLength(perfil === 'web' ? 0 : 1);
    dado().faults.cellEdit = false;
  });

  it('more than Excel on the web takes: said so', async () => {
    const grande = pasta(4_500_000);
    if (perfil === 'web') expect((await recusa(() => abrirPastaNova(grande))).codigo).toBe('pasta-nova-grande');
    else await abrirPastaNova(grande);
  });
};
