import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configSchema, PROJECT_ROOT } from './config.ts';

const read = (...path: string[]): string => readFileSync(join(PROJECT_ROOT, ...path), 'utf8');

/** The names before `=` or `:` in a part of a file. */
const namesIn = (text: string, separator: '=' | ':'): string[] =>
  [...text.matchAll(new RegExp(`(?:^|\\s)([A-Z][A-Z_]+)${separator}`, 'gm'))].map(([, name = '']) => name);

const image = /^ENV (.*)$/m.exec(read('deploy', 'Dockerfile'))?.[1] ?? '';
const service = /^ {2}store:\n([\s\S]*?)^ {2}proxy:/m.exec(read('deploy', 'compose.yaml'))?.[1] ?? '';
const guide =
  /in `\/etc\/regen\.env`[\s\S]*?```sh\n([\s\S]*?)```/.exec(read('docs', 'guides', 'production.md'))?.[1] ?? '';

test.each([
  ['deploy/Dockerfile', namesIn(image, '=')],
  ['deploy/compose.yaml', namesIn(service, ':')],
  ['docs/guides/production.md', namesIn(guide, '=')],
])('%s sets what the server knows', (_file, names) => {
  const known = [...Object.keys(configSchema.shape), 'NODE_ENV'];
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('a container needs nothing that is not in its example', () => {
  const wanted = [...read('deploy', 'compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  const given = [...read('deploy', 'env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(given.toSorted()).toEqual([...new Set(wanted)].toSorted());
});
