/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readShapes } from './testing/read-props.ts';

const modules = import.meta.glob<Record<string, unknown>>('./components/*/*.props.ts', { eager: true });

/** `name?: type` of each exported interface, comments left out. */
const interfaces = (path: string): Record<string, string[]> =>
  Object.fromEntries(
    readShapes(readFileSync(new URL(path, import.meta.url), 'utf8')).map(({ head, rows }) => [
      `interface ${head}`,
      rows.map(({ name, isRequired, type }) => `${name}${isRequired ? '' : '?'}: ${type};`),
    ]),
  );

it('changes its public props only on purpose', () => {
  const surface = Object.fromEntries(
    Object.entries(modules).map(([path, values]) => [
      path.split('/')[2],
      { values: { ...values }, ...interfaces(path) },
    ]),
  );
  expect(surface).toMatchSnapshot();
});
