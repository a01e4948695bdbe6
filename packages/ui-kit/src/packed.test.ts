// The package as others get it: packed, unpacked into an app of its own, and built there.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPackage } from '../../../tools/package-check/src/check-package.ts';

const packageRoot = join(import.meta.dirname, '..');
const cache = join(packageRoot, '../../.cache');
const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8');
const components = readdirSync(join(import.meta.dirname, 'components'));
const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { exports: object };

interface Packed {
  filename: string;
  files: { path: string }[];
}

let home: string;
let packed: Packed;

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  home = mkdtempSync(join(cache, 'packed-ui-kit-'));
  const answer = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', home], {
    cwd: packageRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // A list, or by name: npm has changed its mind.
  [packed] = Object.values(JSON.parse(answer) as Record<string, Packed>) as [Packed];
  const installed = join(home, 'node_modules/@regen/ui-kit');
  mkdirSync(installed, { recursive: true });
  // Its dependencies are found where this repository has them; that they are declared is tested in package.test.ts.
  execFileSync('tar', ['xzf', join(home, packed.filename), '--strip-components=1', '-C', installed]);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Built {
  js: number;
  css: number;
  /** Folders of components whose code or styles are in it. */
  components: string[];
  /** The same for what is loaded later, on demand. */
  later: string[];
  /** Other packages, without React. */
  packages: string[];
  styles: string;
}

const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;
const unique = (list: string[]) => [...new Set(list)].toSorted();

/** What Vite adds to an app that loads anything later; an app has it once, whatever it imports. */
const withoutPreload: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
};

async function buildApp(...components: string[]): Promise<Built> {
  const entry = join(home, `${components.join('-')}.js`);
  writeFileSync(entry, components.map((name) => `export { ${name} } from '@regen/ui-kit/${name}';\n`).join(''));
  const { output } = (await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [vanillaExtractPlugin(), withoutPreload],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((each) => each.type === 'chunk');
  const styles = output.flatMap((each) =>
    each.type === 'asset' && each.fileName.endsWith('.css') ? [String(each.source)] : [],
  );
  const modules = (wanted: (chunk: Rolldown.OutputChunk) => boolean) =>
    chunks
      .filter(wanted)
      .flatMap((chunk) => Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0))
      .map(([id]) => id.replaceAll('\\', '/'));
  const folders = (ids: string[]) =>
    unique(ids.flatMap((id) => /ui-kit\/dist\/components\/(\w+)\//.exec(id)?.[1] ?? []));
  const first = modules((chunk) => chunk.isEntry);
  return {
    js: chunks.filter((chunk) => chunk.isEntry).reduce((sum, { code }) => sum + gzip(code), 0),
    css: styles.reduce((sum, style) => sum + gzip(style), 0),
    components: folders(first),
    later: folders(modules((chunk) => !chunk.isEntry)),
    packages: unique(
      first.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[1] ?? []),
    ).filter((name) => name !== '@regen/ui-kit'),
    styles: styles.join('\n'),
  };
}

/** `| Button | 2 kB | 1 kB | 3 kB |` of the README, to be compared with what is measured. In whole kB: names of chunks differ, and compress to a few bytes more or less. */
const row = (name: string, { js, css }: Built) =>
  [name, ...[js, css, js + css].map((bytes) => `${Math.round(bytes / 1000)} kB`)].join(' | ');

/** The figures belong to the output of the tests, whether they pass or not. */
const print = (figures: string) => process.stdout.write(`${figures}\n`);

describe('an app', () => {
  it('that imports Button carries Button, in 3.1 kB', async () => {
    const button = await buildApp('Button');
    print(row('Button', button));
    // Its icons and its spinner are parts of it. The seldom icons are loaded when one is shown.
    expect(button.components).toEqual(['Button', 'Icon', 'Spinner', 'VisuallyHidden']);
    expect(button.later).toEqual(['Icon']);
    expect(button.packages).toEqual([]);
    expect(button.js + button.css).toBeLessThanOrEqual(3100);
    expect(readmeRow('Button')).toBe(row('Button', button));
    // The values of the theme belong to `@regen/ui-kit/global`, which is imported once.
    expect(button.styles).not.toMatch(/--rg-[\w-]+:|@font-face/);
  });

  it('that imports Button and Dialog carries those and nothing else', async () => {
    const both = await buildApp('Button', 'Dialog');
    print(row('Button and Dialog', both));
    expect(both.components).toEqual(['Button', 'Dialog', 'Icon', 'IconButton', 'Spinner', 'VisuallyHidden']);
    expect(both.packages.filter((name) => !name.startsWith('@radix-ui/'))).toEqual(['aria-hidden']);
    expect(both.packages).toContain('@radix-ui/react-dialog');
    expect(both.packages.join()).not.toMatch(/popover|popper|menu|tabs|tooltip/);
    expect(readmeRow('Button and Dialog')).toBe(row('Button and Dialog', both));
    // What is asked for more is found, or the checks above say nothing.
    const more = await buildApp('Button', 'Tabs');
    expect(more.components).toContain('Tabs');
    expect(more.packages).toContain('@radix-ui/react-tabs');
    expect(more.styles).not.toBe(both.styles);
  });
});

function readmeRow(name: string): string | undefined {
  return readme
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
    )
    .find((line) => line.startsWith(`${name} | `));
}

it('checks a theme of an app in plain Node, without a bundler', () => {
  const code = `
    import { checkContrast, defineTheme, themes } from '@regen/ui-kit/theme';
    const { light } = themes;
    const faint = defineTheme({ ...light, color: { ...light.color, text: { ...light.color.text, link: '#9aa7b8' } } });
    console.log(JSON.stringify([light, faint].map((theme) => checkContrast(theme).map(({ pair }) => pair))));
  `;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: home,
    encoding: 'utf8',
  });
  const [light, faint] = JSON.parse(answer) as [string[], string[]];
  expect(light).toEqual([]);
  expect(faint).toContain('text.link on surface.card');
});

describe('the tarball', () => {
  it('has what is needed to run, and no stories, tests or docs', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json', 'dist/tokens.json']));
    expect(paths.filter((path) => !/^(?:README\.md|CHANGELOG\.md|LICENSE|package\.json|dist\/)/.test(path))).toEqual(
      [],
    );
    expect(paths.filter((path) => /\.(?:stories|test|docs)\.|\/(?:stories|testing)\//.test(path))).toEqual([]);
  });

  it('passes publint, and its types resolve as the code does', async () => {
    const named = Object.keys(manifest.exports).filter((entry) => !entry.includes('*'));
    const entrypoints = [...named, ...components.map((name) => `./${name}`)];
    const { publint, attw } = await checkPackage(join(home, packed.filename), entrypoints);
    expect(publint).toBe('');
    expect(attw).toBe('');
  });
});
