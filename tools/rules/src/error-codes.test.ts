// The storefront only checks for codes that the API returns: another one would be a dead branch.
import { isErrorCode } from '@regen/contract';
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './files.ts';

const COMPARED = /\bcode\)? [!=]== '(\w+)'/g;
const SWITCH = /\n( *)switch \((?:\w+\.)*code\) \{[\s\S]*?\n\1\}/g;

/** The codes that a text compares with. */
function comparedIn(text: string): string[] {
  const codes = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, code = '']) => code);
  const cases = [...text.matchAll(SWITCH)].flatMap(([block]) => codes(block, /\bcase '(\w+)'/g));
  return [...codes(text, COMPARED), ...cases];
}

test('finds codes that are compared', () => {
  const text = `
    if (error.code === 'a_b' || code !== 'c') return kind === 'd';
    switch (error.code) {
      case 'e':
        switch (kind) {
          case 'f':
        }
    }
    switch (kind) {
      case 'g':
    }`;
  expect(comparedIn(text)).toEqual(['a_b', 'c', 'e', 'f']);
});

test('every code that the storefront compares with is in the catalog', () => {
  const files = sourceFiles().filter(({ path }) => path.startsWith('apps/web/src/') && !isTest(path));
  const compared = files.flatMap(({ path, text }) => comparedIn(text).map((code) => ({ path, code })));
  expect(compared.length).toBeGreaterThan(10);
  expect(compared.filter(({ code }) => !isErrorCode(code))).toEqual([]);
});
