import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Avatar } from './index.ts';
import { initials } from './initials.ts';

it.each([
  ['Ada King Lovelace', 'AL'],
  ['  ada ', 'A'],
  ['', ''],
  ['Zoë Łukasz', 'ZŁ'],
])('%s → %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('is a picture of a person, or decoration beside the name', () => {
  expect(markup(<Avatar name="Ada Moreno" />)).toBe('<span role="img" aria-label="Ada Moreno">AM</span>');
  expect(markup(<Avatar name="Ada Moreno" decorative src="/a.webp" />)).toBe(
    '<span aria-hidden="true"><img src="/a.webp" alt="" loading="lazy"/></span>',
  );
});
