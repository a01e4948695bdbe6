/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('./components/*/*.props.ts', { eager: true });
const components = import.meta.glob('./components/*/index.ts');

/** `name?: type` of each exported interface, comments left out. */
function interfaces(path: string): Record<string, string[]> {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  const found: Record<string, string[]> = {};
  for (const [, name = '', body = ''] of source.matchAll(/export (interface [^{]+)\{\n?([\s\S]*?)\n?\}\n/g)) {
    found[name.replaceAll(/\s+/g, ' ').trim()] = body
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  }
  return found;
}

it('has a props file, a story and a test beside each component', () => {
  const folders = Object.keys(components).map((path) => path.split('/')[2]);
  expect(folders.length).toBeGreaterThan(40);
  const stories = Object.keys(import.meta.glob('./components/*/*.stories.tsx'));
  const tests = Object.keys(import.meta.glob('./components/*/*.test.tsx'));
  for (const name of folders) {
    expect(Object.keys(modules)).toContain(`./components/${name}/${name}.props.ts`);
    expect(stories).toContain(`./components/${name}/${name}.stories.tsx`);
    expect(tests).toContain(`./components/${name}/${name}.test.tsx`);
  }
});

it('changes its public props only on purpose', () => {
  const surface = Object.fromEntries(
    Object.entries(modules).map(([path, values]) => [
      path.split('/')[2],
      { values: { ...values }, ...interfaces(path) },
    ]),
  );
  expect(surface).toMatchSnapshot();
});
