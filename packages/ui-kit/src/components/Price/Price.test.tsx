import { expect, it, onTestFinished, vi } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { formatMoney, Price } from './index.ts';

it('writes two decimals', () => {
  expect(markup(<Price amount={38.4} />)).toContain('$38.40');
});

it('speaks other currencies and languages', () => {
  expect(formatMoney(1299.5, 'EUR', 'de-DE')).toBe('1.299,50\u00a0€');
});

it('formats dollars as `Intl` does, and loads its data only for what must be rounded', () => {
  const formatter = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => formatter.mockRestore());
  const amounts = [0, -0, 0.1, 0.29, 9.99, -12, 999.99, 1000, 1234.5, -98_765.43, 1_299_000.05, 1e14];
  const written = amounts.map((amount) => formatMoney(amount));
  expect(formatter).not.toHaveBeenCalled();
  formatter.mockRestore();
  const rounded = [1.005, 999.995, -0.004, 1e15, Number.NaN].map((amount) => [amount, formatMoney(amount)]);
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  expect(written).toEqual(amounts.map((amount) => usd.format(amount)));
  expect(rounded).toEqual(rounded.map(([amount]) => [amount, usd.format(Number(amount))]));
});

it('gives its reason, and more of it in place', () => {
  expect(markup(<Price amount={32} reason="Tier 2" />)).toContain('<p>Tier 2</p>');
  expect(markup(<Price amount={32} reason="Tier 2" reasonDetails="40% below list" />)).toMatch(
    /<details><summary>Tier 2<svg.*<\/summary><div>40% below list<\/div><\/details>/,
  );
});
