import { expect, it } from 'vitest';
import { followUrl, lastWords, startWords, typeWords, wordsOf } from './words-in-url.ts';

it('has the words of the URL, and as the URL would have what is typed', () => {
  expect([startWords('peel').text, startWords(undefined).text]).toEqual(['peel', '']);
  expect([' two  fingers ', ' ', 'a'.repeat(120)].map(wordsOf)).toEqual(['two fingers', undefined, 'a'.repeat(100)]);
});

it('keeps what is typed until the URL has it, and when the URL has an earlier text late', () => {
  const typed = typeWords(typeWords(startWords(undefined), 'p'), 'pe');
  expect(followUrl(typed, undefined).text).toBe('pe');
  const late = followUrl(typed, 'p');
  expect(late.text).toBe('pe');
  expect(followUrl(late, 'pe')).toEqual({ text: 'pe', inUrl: 'pe', onTheWay: [] });
});

it('skips what was never in the URL, as the next text came before', () => {
  const typed = typeWords(typeWords(typeWords(startWords(undefined), 'p'), 'pe'), 'pee');
  expect(followUrl(typed, 'pee')).toEqual({ text: 'pee', inUrl: 'pee', onTheWay: [] });
});

it('keeps a space at the end, which the URL does not have', () => {
  const typed = typeWords(followUrl(typeWords(startWords(undefined), 'peel'), 'peel'), 'peel ');
  expect(typed).toEqual({ text: 'peel ', inUrl: 'peel', onTheWay: [] });
});

it('follows Back and links', () => {
  const shown = followUrl(typeWords(startWords('sun'), 'sun card'), 'sun card');
  expect(followUrl(shown, 'sun').text).toBe('sun');
  expect(followUrl(shown, undefined).text).toBe('');
});

it('knows what the URL is about to have', () => {
  expect(lastWords(startWords(undefined))).toBeUndefined();
  expect(lastWords(typeWords(startWords(undefined), 'p'))).toBe('p');
  expect(lastWords(typeWords(startWords('peel'), ''))).toBeUndefined();
});
