// A plain object also has the names of its prototype: `TABLE['constructor']` is a function. Looked up with text from outside, that became
// an error 500. A table with arbitrary keys is therefore a Map, or checked with Object.hasOwn first.
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './files.ts';

const TABLE = /\bconst (\w+): (?:Readonly<|Partial<)*Record<string, [^;=]*?(?:=> [^;=]*?)?= \{/g;

/** The tables of a file that are indexed by something other than a text written there. */
function looseLookups(text: string): string[] {
  const tables = [...text.matchAll(TABLE)].map(([, name = '']) => name);
  return tables.filter((name) => {
    const isAsked = text.includes(`Object.hasOwn(${name}, `);
    // Writing, as in `found[name] = 1`, builds an object; what is read is the concern.
    const reads = new RegExp(String.raw`(?<![\w.])${name}\[(?!['"\d])[^\]]*\](?! (?:\?\?|\|\|)?= |\s*=[^=>])`);
    return !isAsked && reads.test(text);
  });
}

test('finds a table that any text may be looked up in, and no other', () => {
  const table = 'const SAME: Readonly<Record<string, readonly string[]>> = {\n  a: [],\n};\n';
  expect(looseLookups(`${table}SAME[word] ?? []`)).toEqual(['SAME']);
  expect(looseLookups(`${table}SAME[words[0] ?? '']`)).toEqual(['SAME']);
  expect(looseLookups(`const steps: Record<string, (day: string) => string> = {};\nsteps[key]?.(day)`)).toEqual([
    'steps',
  ]);
  expect(looseLookups(`${table}SAME['a']`)).toEqual([]);
  expect(looseLookups(`${table}SAME[word] = []`)).toEqual([]);
  expect(looseLookups(`${table}Object.hasOwn(SAME, word) ? SAME[word] : []`)).toEqual([]);
  expect(looseLookups(`const SAME = new Map([['a', []]]);\nSAME.get(word)`)).toEqual([]);
});

test('no text from outside is looked up in a plain object', () => {
  const offenses = sourceFiles()
    .filter(({ path }) => /^(apps\/(server|web)|packages\/\w[\w-]*)\/src\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) => looseLookups(text).map((name) => `${path}: ${name}`));
  expect(offenses).toEqual([]);
});
