import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from './dist';

const folder = distFolder();
const files = readdirSync(folder);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const scripts = files.filter((file) => file.endsWith('.js'));
/** Words that only the spreadsheet library says. */
const LIBRARY = 'Central Directory entry extends beyond file';

describe('dist/', () => {
  it('is pages, what the manifest names, other scripts named after their contents, and the example', () => {
    const named = files.filter((file) => !/^\d+\./.test(file));
    expect(named.map((file) => file.replace(/\.[0-9a-f]{8}\./, '.<hash>.')).sort()).toEqual([
      'ajuda.html',
      'assets',
      'classificacao-porto-feliz.<hash>.xlsx',
      'cotas.html',
      'funcoes.js',
      'functions.json',
      'instalar.html',
      'licencas.txt',
      'painel.<hash>.js',
      'planilha.<hash>.js',
      'regras.<hash>.js',
      'taskpane.html',
      'trabalhador.<hash>.js',
    ]);
  });

  it('says where the functions come from: a script that waits for nothing, before office.js', () => {
    const tags = read('taskpane.html').match(/<script [^>]*>/g) ?? [];
    const place = (part: string) => tags.findIndex((tag) => tag.includes(part));
    expect(tags.slice(0, 2).map((tag) => tag.replace(/\.[0-9a-f]{8}\./, '.<hash>.')).sort()).toEqual([
      '<script src="funcoes.js">',
      '<script src="regras.<hash>.js">',
    ]);
    expect(place('office-js')).toBe(2);
    expect(tags[place('painel')]).toContain('defer');
    expect(read('cotas.html')).not.toContain('QUOTA_VAGAS');
  });

  it("keeps the licences' notices in the scripts, alone or not", () => {
    for (const file of ['cotas.html', ...scripts.filter((name) => name.startsWith('painel.'))]) {
      expect(/@license React/.test(read(file))).toBe(true);
    }
  });

  it('has the spreadsheet library in a script of its own', () => {
    expect(scripts.filter((file) => read(file).includes(LIBRARY)).map((file) => file.split('.')[0])).toEqual(['planilha']);
    expect(read('cotas.html')).toContain(LIBRARY);
  });

  it.each([...scripts, 'cotas.html', 'taskpane.html'])('has nothing in %s that its policy forbids to run', (file) => {
    expect(read(file).match(/\beval\(|\bnew Function\b|\bFunction\(/)?.[0]).toBeUndefined();
  });

  it.each([...scripts, 'cotas.html', 'taskpane.html'])('has in %s nothing of office.js and no path of the machine that built it', (file) => {
    expect(read(file).match(/\bOSF\.|OfficeExtension\s*=|Microsoft Office JavaScript/)?.[0]).toBeUndefined();
    expect(read(file).includes(path.resolve(folder, '..'))).toBe(false);
  });
});

describe.each(['taskpane.html', 'cotas.html'])('dist/%s', (page) => {
  const beforeScripts = read(page).slice(0, read(page).indexOf('<script'));

  it('says the language, the title, and what to do without JavaScript', () => {
    expect(beforeScripts).toContain('<html lang="pt-BR">');
    expect(beforeScripts).toContain('<title>Cotas em concursos</title>');
    expect(beforeScripts).toContain('<meta name="referrer" content="no-referrer" />');
    expect(/<noscript>\s*<p>[^<]*precisa de JavaScript/.test(read(page))).toBe(true);
  });

  it('forbids everything first, before any script', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(beforeScripts)?.[1] ?? '';
    expect(policy).toMatch(/^default-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none';/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    const reach = page === 'cotas.html' ? "connect-src 'none'; worker-src blob:" : "connect-src 'self'; worker-src 'self'";
    expect(policy).toContain(reach);
    expect(policy.match(/https?:[^ ;]*/g) ?? []).toEqual(page === 'cotas.html' ? [] : ['https://appsforoffice.microsoft.com']);
  });

  it('loads from other places only office.js, where there is a server', () => {
    const tags = read(page).match(/<(?:script|link|img|iframe|base|form|meta|a)\b[^<>]*>/g) ?? [];
    const outside = tags.filter((tag) => /(?:src|href|action)="?(?:[a-z]+:)?\/\//.test(tag));
    const office = '<script async id="office-js" src="https://appsforoffice.microsoft.com/lib/1/hosted/office.js">';
    expect(outside).toEqual(page === 'cotas.html' ? [] : [office]);
  });
});
