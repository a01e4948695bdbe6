import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { interactive } from './interactive.ts';

const testOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `../components/${name}/${name}.test.tsx`), 'utf8');

it.each(Object.entries(interactive))('%s is tested with the keys of its pattern', (name, { keys }) => {
  const test = testOf(name);
  // As a key that is pressed, or in a list of such.
  expect(keys.filter((key) => !test.includes(`'${key}'`))).toEqual([]);
});

it('knows every component whose test presses keys', () => {
  const home = join(import.meta.dirname, '../components');
  const pressed = readdirSync(home).filter((name) => {
    const path = join(home, name, `${name}.test.tsx`);
    return existsSync(path) && /\.press\('/.test(readFileSync(path, 'utf8'));
  });
  expect(pressed.filter((name) => !(name in interactive))).toEqual([]);
});
