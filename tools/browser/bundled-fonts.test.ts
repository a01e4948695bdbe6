import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeFont } from '../../packages/ui-kit/scripts/decode-font.ts';
import { bundledFontsEnv } from './bundled-fonts.ts';
import { launchChromium } from './launch.ts';

const kit = join(import.meta.dirname, '../../packages/ui-kit/src/fonts');
const webFont = readFileSync(join(kit, 'regen-sans.woff2'));
const page = `<!doctype html><style>
  @font-face { font-family: 'Regen Sans'; src: url(data:font/woff2;base64,${webFont.toString('base64')}) format('woff2') }
</style>
${[
  'monospace',
  'sans-serif',
  'serif',
  'system-ui',
  'cursive',
  "'DejaVu Sans Mono'",
  "'Newsreader 16pt'",
  "'Regen Sans'",
]
  .map((family) => `<p style="font-family: ${family}">Hamburgefonstiv</p>`)
  .join('\n')}
<p style="font-family: 'Regen Sans'">Characters that none of them has: ❤ 漢 😀</p>`;

const cache = join(import.meta.dirname, '../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'fonts-'));
const browsers: Browser[] = [];
let bundled: NodeJS.ProcessEnv;
let elsewhere: NodeJS.ProcessEnv;

/** A user who has installed a font that the page names, and whose settings give it to every family. */
async function userFonts(home: string): Promise<NodeJS.ProcessEnv> {
  mkdirSync(join(home, 'fonts'), { recursive: true });
  mkdirSync(join(home, 'fontconfig'), { recursive: true });
  writeFileSync(join(home, 'fonts/other.ttf'), await decodeFont(readFileSync(join(kit, 'regen-serif.woff2'))));
  const names = ['Regen Sans', 'stand-in regen-mono', 'DejaVu Sans Mono'];
  const strings = names.map((name) => `<string>${name}</string>`).join('');
  const settings = join(home, 'fontconfig/fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
      <dir>${home}/fonts</dir><cachedir>${home}/cache</cachedir>
      <match target="scan"><edit name="family" mode="assign">${strings}</edit></match>
      <match target="pattern"><edit name="family" mode="prepend" binding="strong"><string>Regen Sans</string></edit></match>
    </fontconfig>`,
  );
  return { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: join(home, 'cache') };
}

async function open(env: NodeJS.ProcessEnv) {
  const browser = await launchChromium({ env, isWhole: true });
  browsers.push(browser);
  const opened = await browser.newPage();
  await opened.setContent(page);
  await opened.evaluate(() => document.fonts.ready);
  return opened;
}

const picture = async (env: NodeJS.ProcessEnv) => (await open(env)).screenshot();

beforeAll(async () => {
  bundled = await bundledFontsEnv(join(folder, 'bundled'));
  elsewhere = await userFonts(join(folder, 'home'));
});
afterAll(async () => {
  for (const browser of browsers) await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('Chromium with the bundled fonts', () => {
  it('draws all text with them, and text without its own font in one that looks wrong', async () => {
    const opened = await open(bundled);
    const session = await opened.context().newCDPSession(opened);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    const drawn: string[][] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      drawn.push(fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ', from the page' : ''}`));
    }
    const mono = 'Source Code Pro ExtraLight';
    const web = 'Source Sans 3 ExtraLight, from the page';
    expect(drawn).toEqual([['Newsreader 16pt'], ...Array.from({ length: 6 }, () => [mono]), [web], [web]]);
  });

  it('ignores the fonts and settings of the user', async () => {
    const expected = await picture(bundled);
    expect(expected.equals(await picture({ ...bundled, ...elsewhere }))).toBe(true);
    // They are not ineffective: used alone, they change the page.
    const home = elsewhere['HOME'] ?? '';
    const settings = join(home, 'fontconfig/fonts.conf');
    expect(expected.equals(await picture({ ...process.env, ...elsewhere, FONTCONFIG_FILE: settings }))).toBe(false);
  });
});
