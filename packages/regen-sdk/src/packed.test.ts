import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPackage } from '../../../tools/package-check/src/check-package.ts';
import { DEFAULT_MAX_RETRIES, DEFAULT_TIMEOUT } from './core/defaults.ts';
import { exampleModule, readme, snippets } from './testing/documents.ts';
import { packedProject, root, sdk } from './testing/packed.ts';

const manifest = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies: Record<string, string>;
  budget: Record<string, number>;
};
let home = '';
let installed = '';
let tarball = '';
let files: string[] = [];

beforeAll(() => {
  ({ home, installed, tarball } = packedProject('@tanstack/react-query', 'react', '@types/react'));
  files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the packed package', () => {
  it('has its build, its sources and its texts, and no tests', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'guides/checkout.md',
        'guides/sessions.md',
        'api.md',
        'LICENSE',
        'package.json',
        'dist/index.js',
        'dist/index.d.ts',
        'dist/index.d.ts.map',
        'dist/index.js.map',
        'dist/node/core.js.map',
        'src/index.ts',
      ]),
    );
    expect(files.filter((file) => /\.test\.|\btesting\//.test(file))).toEqual([]);
  });

  it('passes publint, and its types resolve as the code does', async () => {
    expect(await checkPackage(tarball)).toEqual({ publint: '', attw: '' });
  });

  it('imports only what it declares', () => {
    const declared = new Set([...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies)]);
    const imports = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) => [...readFileSync(join(installed, file), 'utf8').matchAll(/\bfrom ["']([^."'][^"']*)["']/g)])
      .map((match) => match[1] as string);
    expect(new Set(imports)).toEqual(declared);
  });

  it('has every source that a source map names', () => {
    const maps = files.filter((file) => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(100);
    const missing = maps.flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(join(installed, file), 'utf8')) as { sources: string[] };
      return sources.map((source) => join(file, '..', source)).filter((source) => !files.includes(source));
    });
    expect(missing).toEqual([]);
  });

  it('runs in Node', () => {
    const program = `
      import { createRegen, RegenNotFoundError, API_VERSION } from '@regen/sdk';
      import { categoryList } from '@regen/sdk/query';
      import { createMemorySession } from '@regen/sdk/session';
      import { createStoresResource } from '@regen/sdk/resources/stores';
      const versions = new Set();
      const fetch = async (url, { headers }) => versions.add(headers.get('Sdk-Version')) && new Response(JSON.stringify({ code: 'not_found', message: url, requestId: 'r' }), { status: 404 });
      const regen = createRegen({ baseUrl: 'https://shop.example/api', clientKey: 'k', session: createMemorySession(), fetch });
      const error = await regen.products.get({ sku: 'GM1' }).catch((caught) => caught);
      console.log(error instanceof RegenNotFoundError, error.message, API_VERSION, categoryList(regen.call).queryKey[0], typeof createStoresResource, ...versions);`;
    writeFileSync(join(home, 'run.js'), program);
    const output = execFileSync(process.execPath, ['run.js'], { cwd: home, encoding: 'utf8' });
    expect(output).toMatch(
      /^true https:\/\/shop\.example\/api\/product\/GM1 \d+\.\d+\.\d+ categoryList function js\/\S+\n$/,
    );
    expect(output.trim().split('/').at(-1)).toBe(manifest.version);
  });

  it.each([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])(
    'type-checks under module %s, resolution %s, with every snippet of README, guides and doc comments',
    (module, moduleResolution) => {
      expect(snippets.length).toBeGreaterThan(6);
      const names = snippets.map(({ ending, text, file }, index) => {
        const name = file ?? `snippet-${index}.${ending}`;
        writeFileSync(join(home, name), text);
        return name;
      });
      const examples = exampleModule();
      expect(examples.match(/await/g)?.length).toBeGreaterThan(90);
      writeFileSync(join(home, 'examples.ts'), examples);
      names.push('examples.ts');
      const compilerOptions = {
        module,
        moduleResolution,
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        allowImportingTsExtensions: true,
        noUnusedLocals: false,
        noEmit: true,
        types: [],
      };
      writeFileSync(
        join(home, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: true }, files: names }),
      );
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      expect(compile(tsc)).toBe('');
      // The declarations themselves hold too, without help of skipLibCheck.
      writeFileSync(
        join(home, 'entry.ts'),
        "export * from '@regen/sdk'; export * from '@regen/sdk/session'; export * from '@regen/sdk/mocks'; export * from '@regen/sdk/validation';",
      );
      writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['entry.ts'] }));
      expect(compile(tsc)).toBe('');
      // A wrong call must not compile, or the two checks above say nothing.
      writeFileSync(
        join(home, 'entry.ts'),
        "import { createRegen } from '@regen/sdk';\nvoid createRegen({ baseUrl: '', clientKey: '' }).products.get({ sku: 7 });",
      );
      expect(compile(tsc)).toContain("Type 'number' is not assignable to type 'string'");
    },
  );
});

it('has names for the types of everything that an application may export, and a wrong code suggests the right ones', () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const compilerOptions = {
    module: 'node16',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    strict: true,
    skipLibCheck: true,
    declaration: true,
    outDir: 'out',
    types: [],
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['entry.ts'] }));
  const exporting = `
    import { createCall } from '@regen/sdk';
    import { categoryList, orderList } from '@regen/sdk/operations';
    import { cartUpdate, orderPlace } from '@regen/sdk/query';
    import { createMemorySession } from '@regen/sdk/session';
    export const session = createMemorySession();
    export const call = createCall({ baseUrl: 'https://shop.example', clientKey: 'k', session });
    export const used = { categoryList, orderList, cartUpdate, orderPlace };`;
  writeFileSync(join(home, 'entry.ts'), exporting);
  expect(compile(tsc)).toBe('');
  const mistyped = `
    import { isErrorOf } from '@regen/sdk';
    export const isFull = (error: unknown) => isErrorOf(error, 'cartUpdate', 'cart_ful');`;
  writeFileSync(join(home, 'entry.ts'), mistyped);
  expect(compile(tsc)).toContain('"cart_full"');
});

it('is packed under the name that the README installs from a checkout', () => {
  const installs = /^npm install \S*\/regen-sdk-\*\.tgz$/m;
  expect(readme).toMatch(installs);
  expect(tarball).toMatch(/\/regen-sdk-\d[^/]*\.tgz$/);
});

it('states its measured sizes', () => {
  const stated = [...readme.matchAll(/^\| .*\| (\d+) +\|$/gm)].map((match) => Number(match[1]));
  const sizes = stated.filter((number) => number !== DEFAULT_TIMEOUT && number !== DEFAULT_MAX_RETRIES);
  expect(sizes.toSorted()).toEqual(Object.values(manifest.budget).toSorted());
});

it('states its defaults as they are', () => {
  expect(readme).toMatch(new RegExp(`\\| \`timeout\` +\\|[^|]*\\| ${DEFAULT_TIMEOUT} `));
  expect(readme).toMatch(new RegExp(`\\| \`maxRetries\` +\\|[^|]*\\| ${DEFAULT_MAX_RETRIES} `));
});

/** What the compiler has to say in the folder. */
function compile(tsc: string): string {
  try {
    return execFileSync(process.execPath, [tsc, '-p', home, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
