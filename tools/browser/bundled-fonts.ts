// Chromium with the fonts of this repository only, so that a page looks the same whatever else is installed.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeFont } from '../../packages/ui-kit/scripts/decode-font.ts';

const source = join(import.meta.dirname, '../../packages/ui-kit/src/fonts');

/**
 * The font of text whose own font is missing, chosen to look wrong: if `sans-serif` were our sans serif, a page without its web
 * fonts would look right. The family names differ from those of the web fonts for the same reason.
 */
const standIn = { monospace: 'regen-serif', others: 'regen-mono' } as const;

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const string = (text: string) => `<string>${escape(text)}</string>`;
const nameOf = (font: string) => `stand-in ${font}`;

const configuration = (fonts: readonly string[], folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escape(join(folder, 'fonts'))}</dir>
  <cachedir>${escape(join(folder, 'cache'))}</cachedir>
${fonts
  .map(
    (font) => `  <match target="scan">
    <test name="file" compare="contains">${string(`/${font}.ttf`)}</test>
    <edit name="family" mode="assign">${string(nameOf(font))}</edit>
  </match>`,
  )
  .join('\n')}
  <match target="pattern">
    <test name="family" qual="any">${string('monospace')}</test>
    <edit name="family" mode="assign" binding="strong">${string(nameOf(standIn.monospace))}</edit>
  </match>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong">${string(nameOf(standIn.others))}</edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * The environment of a Chromium that knows no fonts but those in `packages/ui-kit/src/fonts`: `chromium.launch({ env })`.
 * Writes what it needs into `folder`, which must exist as long as the browser runs and belong to this run alone. Linux only:
 * other systems have no fontconfig, and there the environment changes nothing.
 */
export async function bundledFontsEnv(folder: string): Promise<NodeJS.ProcessEnv> {
  const files = (await readdir(source)).filter((file) => file.endsWith('.woff2'));
  const fonts = files.map((file) => file.replace(/\.woff2$/, ''));
  await mkdir(join(folder, 'fonts'), { recursive: true });
  for (const font of fonts) {
    // fontconfig may list a WOFF2, but Chromium draws nothing with one that is installed.
    const decoded = await decodeFont(await readFile(join(source, `${font}.woff2`)));
    await writeFile(join(folder, 'fonts', `${font}.ttf`), decoded);
  }
  const file = join(folder, 'fonts.conf');
  await writeFile(file, configuration(fonts, folder));
  return {
    ...process.env,
    FONTCONFIG_FILE: file,
    FONTCONFIG_SYSROOT: undefined,
    // Otherwise the user's language, which fonts that cover it would be preferred for.
    FC_LANG: 'en',
  };
}
