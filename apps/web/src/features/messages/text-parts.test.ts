import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const links = (text: string) =>
  textParts(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]));

it('links web addresses, without the punctuation around them', () => {
  expect(links('See https://regen.example/a?b=1#c, or www.regen.example.')).toEqual([
    ['https://regen.example/a?b=1#c', 'https://regen.example/a?b=1#c'],
    ['www.regen.example', 'https://www.regen.example/'],
  ]);
  expect(links('(https://en.example/wiki/Peel_(skin))')).toEqual([
    ['https://en.example/wiki/Peel_(skin)', 'https://en.example/wiki/Peel_(skin)'],
  ]);
});

it('links nothing that runs, or pretends to be another place', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://regen.example@evil.example/',
    'https://user:pw@evil.example/',
    'http://localhost/',
    'www.',
    'ftp://regen.example/',
  ])
    expect([text, links(text)]).toEqual([text, []]);
});

it('loses no character', () => {
  for (const text of ['', '  a\n\tb ', 'https://a.example/"x" <b>', 'x https://a.example... y', '🧴 www.a.example 🧴'])
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
