import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

const documented = new Set(
  Array.from(read('docs/guides/configuration.md').matchAll(/^\| `([A-Z_]+)`/gm), ([, name]) => name),
);

/** Settings of Node.js and of the C library. */
const ofNode = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX']);

it.each([
  ['deploy/regen.env', /^([A-Z_]+)=/gm],
  ['deploy/compose.yaml', /^ {6}((?!POSTGRES)[A-Z_]+): /gm],
  ['deploy/Dockerfile', /(?:^ENV|(?<=^ENV .*)) ([A-Z_]+)=/gm],
])('%s has settings that the server knows only', (file, pattern) => {
  const names = Array.from(read(file).matchAll(pattern), ([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name = '') => !ofNode.has(name) && !documented.has(name))).toEqual([]);
});

it('deploys what the guide names', () => {
  const guide = read('docs/guides/production.md');
  for (const file of ['regen.service', 'regen.env', 'Caddyfile', 'compose.yaml'])
    expect(guide).toContain(`deploy/${file}`);
  expect(read('deploy/regen.service')).toContain('WorkingDirectory=/srv/regen');
  expect(guide).toContain('npm run assemble -- /srv/regen');
});
