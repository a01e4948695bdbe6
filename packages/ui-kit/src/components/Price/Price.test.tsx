import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { formatMoney, Price } from './index.ts';

it('writes two decimals', () => {
  expect(markup(<Price amount={38.4} />)).toContain('$38.40');
});

it('speaks other currencies and languages', () => {
  expect(formatMoney(1299.5, 'EUR', 'de-DE')).toBe('1.299,50\u00a0€');
});

it('gives its reason, and more of it in place', () => {
  expect(markup(<Price amount={32} reason="Tier 2" />)).toContain('<p>Tier 2</p>');
  expect(markup(<Price amount={32} reason="Tier 2" reasonDetails="40% below list" />)).toMatch(
    /<details><summary>Tier 2<svg.*<\/summary><div>40% below list<\/div><\/details>/,
  );
});
