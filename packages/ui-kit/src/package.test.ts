// What a reader of the README and an installer of the package rely on.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from './testing/parse.ts';

const packageRoot = join(import.meta.dirname, '..');
const root = join(packageRoot, '../..');
const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8');
const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  exports: Record<string, unknown>;
};

function compile(home: string): string {
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    return execFileSync(process.execPath, [tsc, '-p', home, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it('has a README whose code compiles against the built package', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const home = mkdtempSync(join(root, '.cache/readme-ui-kit-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const snippets = [...readme.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)];
  expect(snippets.map(([, name]) => name)).toEqual([
    'vite.config.ts',
    'main.tsx',
    'summary.css.ts',
    'theme-choice.tsx',
    'plum.ts',
    'plum.css.ts',
    'plum.test.ts',
    'direction.tsx',
    'tokens.ts',
  ]);
  for (const [, name = '', code = ''] of snippets) writeFileSync(join(home, name), code);
  const compilerOptions = {
    module: 'preserve',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    resolveJsonModule: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  expect(compile(home)).toBe('');
  // A wrong value must not compile, or the check above says nothing.
  const main = readFileSync(join(home, 'main.tsx'), 'utf8');
  writeFileSync(join(home, 'main.tsx'), main.replace('size="sm"', 'size="tiny"'));
  expect(compile(home)).toContain('"tiny"');
});

it('names its entry points in the README', () => {
  const named = [...readme.matchAll(/^\| `@regen\/ui-kit\/([^`]+)`/gm)].map(([, name = '']) => name);
  expect(named.map((name) => `./${name.replace('<Name>', '*')}`).toSorted()).toEqual(
    Object.keys(manifest.exports).toSorted(),
  );
});

it('depends on what it imports, and on nothing else', () => {
  const shipped = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|stories|docs)\.|^docs\.ts$|^testing\/|^stories\//.test(path),
  );
  const imports = new Set<string>();
  for (const path of shipped) {
    for (const statement of parse(readFileSync(join(import.meta.dirname, path), 'utf8'), path).program.body) {
      const specifier = 'source' in statement ? statement.source?.value : undefined;
      if (specifier === undefined || specifier.startsWith('.')) continue;
      const [scope = '', name = ''] = specifier.split('/');
      imports.add(scope.startsWith('@') ? `${scope}/${name}` : scope);
    }
  }
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  // React's runtime is what JSX compiles to; react-dom is what the components are rendered by.
  expect([...new Set([...imports, 'react', 'react-dom'])].toSorted()).toEqual(declared.toSorted());
});

it('links to files that exist', () => {
  for (const [, target = ''] of readme.matchAll(/\]\(([^)#]+)\)/g)) {
    expect(readdirSync(dirname(join(packageRoot, target)))).toContain(target.split('/').at(-1));
  }
});
