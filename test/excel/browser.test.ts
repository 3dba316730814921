import { BROWSER_PACKAGE, BROWSER_VARIABLE, findBrowser, type Surroundings } from '../browser';

const only = (...paths: readonly string[]): Surroundings => ({
  environment: {},
  exists: (path) => paths.includes(path),
  inPackage: () => undefined,
});

describe('the browser of the tests', () => {
  it('is the one that the variable says, even where others are installed', () => {
    const environment = { [BROWSER_VARIABLE]: '/opt/meu/chrome' };
    expect(findBrowser({ ...only('/opt/meu/chrome', '/usr/bin/chromium'), environment })).toBe('/opt/meu/chrome');
  });

  it('is never another than the variable says', () => {
    const environment = { [BROWSER_VARIABLE]: '/opt/meu/chrome' };
    expect(() => findBrowser({ ...only('/usr/bin/chromium'), environment })).toThrow(
      'COTAS_NAVEGADOR diz "/opt/meu/chrome"',
    );
  });

  it('is the Chromium without windows where there is one: it is faster', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findBrowser(only('/usr/bin/chromium', shell))).toBe(shell);
  });

  it("is Debian's Chromium, else the one inside a package", () => {
    const inPackage = () => '/tmp/chromium';
    expect(findBrowser({ ...only('/usr/bin/chromium'), inPackage })).toBe('/usr/bin/chromium');
    expect(findBrowser({ ...only(), inPackage })).toBe('/tmp/chromium');
  });

  it('is said to be missing, with three ways out', () => {
    expect(() => findBrowser(only())).toThrow(/apt-get install chromium.*COTAS_NAVEGADOR.*npm i --no-save/s);
    expect(() => findBrowser(only())).toThrow(BROWSER_PACKAGE);
  });
});
