import { expect, test } from 'vitest';
import { filesOf } from './files.ts';

const files = filesOf(['.css', '.md', '.ts', '.tsx', '.yaml']);
const pages = files.filter(({ path }) => path.startsWith('docs/rules/') && !path.endsWith('/README.md'));
const numbersOf = (text: string): string[] =>
  [...text.matchAll(/^\*\*([A-Z]\d+)\.\*\* \S/gm)].map(([, number = '']) => number);
const known = new Set(pages.flatMap(({ text }) => numbersOf(text)));

/** "rule P3", "rules O3 and O4", also where a line of a comment ends in between. */
const CITED = /\brules?[\s/*]+([A-Z]\d+(?:(?:,| and)[\s/*]+[A-Z]\d+)*)/g;
const citedIn = (text: string): string[] =>
  [...text.matchAll(CITED)].flatMap(([, list = '']) => list.match(/[A-Z]\d+/g) ?? []);

test('the rules of a page are numbered without gaps, under a letter of its own', () => {
  const numbered = pages.map(({ path, text }) => ({ path, numbers: numbersOf(text) }));
  const letters = numbered.map(({ numbers }) => numbers[0]?.[0] ?? '');
  const expected = numbered.map(({ path, numbers }, page) => ({
    path,
    numbers: numbers.map((_, index) => `${letters[page]}${index + 1}`),
  }));
  expect(numbered).toEqual(expected);
  expect(new Set(letters).size).toBe(pages.length);
  expect(known.size).toBeGreaterThan(pages.length);
});

test('the README of the rules links to every page, with its letter', () => {
  const readme = files.find(({ path }) => path === 'docs/rules/README.md')?.text ?? '';
  const rows = [...readme.matchAll(/\]\(([\w-]+\.md)\)\s*\| ([A-Z])\b/g)].map(([, page, letter]) => [page, letter]);
  const expected = pages.map(({ path, text }) => [path.slice('docs/rules/'.length), numbersOf(text)[0]?.[0]]);
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

test('each rule that is cited exists', () => {
  const cited = files.flatMap(({ path, text }) => citedIn(text).map((number) => ({ path, number })));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
});

test('no text cites a paragraph of a document that is not here', () => {
  const mark = '\u00a7';
  const offenses = files.filter(({ text }) => text.includes(mark));
  expect(offenses.map(({ path }) => path)).toEqual([]);
});
