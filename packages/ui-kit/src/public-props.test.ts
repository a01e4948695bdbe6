/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('./components/*/*.props.ts', { eager: true });

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

it('changes its public props only on purpose', () => {
  const surface = Object.fromEntries(
    Object.entries(modules).map(([path, values]) => [
      path.split('/')[2],
      { values: { ...values }, ...interfaces(path) },
    ]),
  );
  expect(surface).toMatchSnapshot();
});
