import { describe, expect, it } from 'vitest';
import { MAX_SKUS, parseQuickOrder } from './parse-quick-order.ts';

const pairs = (text: string) => parseQuickOrder(text).lines.map(({ sku, quantity }) => [sku, quantity]);

describe('a pasted order', () => {
  it('is read with spaces, commas, semicolons and the tabs of a spreadsheet', () => {
    const text = '1401 2\r\n1403,3\n GM1001;4 \ngrx-9\t5\n"1101","6"\n\n1102 x7\n1103';
    expect(pairs(text)).toEqual([
      ['1401', 2],
      ['1403', 3],
      ['GM1001', 4],
      ['GRX-9', 5],
      ['1101', 6],
      ['1102', 7],
      ['1103', 1],
    ]);
    expect(parseQuickOrder(text).unread).toEqual([]);
  });

  it('may have a head and a name between SKU and quantity', () => {
    expect(pairs('SKU\tProduct\tQuantity\n1401\tC15 Bright Serum\t2')).toEqual([['1401', 2]]);
  });

  it('adds up what is there twice, and remembers how it was written', () => {
    expect(parseQuickOrder('gm1 2\n1401 1\nGM1, 3').lines).toEqual([
      { sku: 'GM1', quantity: 5, texts: ['gm1 2', 'GM1, 3'] },
      { sku: '1401', quantity: 1, texts: ['1401 1'] },
    ]);
  });

  it('says of too small a number what numbers are possible', () => {
    const message = 'The quantity must be between 1 and 9999.';
    expect(parseQuickOrder('1404 0\n1403 -2').unread).toMatchObject([{ message }, { message }]);
  });

  it('names the lines that it cannot read', () => {
    const { lines, unread } = parseQuickOrder('1401 2\nserum 2\n1403 two\n1404 0\n1405 1.5\n1406 -1');
    expect(lines).toHaveLength(1);
    expect(unread.map(({ line, text }) => [line, text])).toEqual([
      [2, 'serum 2'],
      [3, '1403 two'],
      [4, '1404 0'],
      [5, '1405 1.5'],
      [6, '1406 -1'],
    ]);
  });

  it('takes a line without a SKU for a name, with the quantity at its end', () => {
    const { unread } = parseQuickOrder('C15 Bright Serum 2\nBarrier Cream\nClay Mask\t75 ml\tx3\n?');
    expect(unread.map(({ named }) => named)).toEqual([
      { words: 'C15 Bright Serum', quantity: 2 },
      { words: 'Barrier Cream', quantity: 1 },
      { words: 'Clay Mask 75 ml', quantity: 3 },
      undefined,
    ]);
  });

  it('takes as many products as one read of them', () => {
    const text = Array.from({ length: MAX_SKUS + 2 }, (_, at) => `${1000 + at} 1`).join('\n');
    const { lines, unread } = parseQuickOrder(text);
    expect(lines).toHaveLength(MAX_SKUS);
    expect(unread.map(({ line }) => line)).toEqual([MAX_SKUS + 1, MAX_SKUS + 2]);
  });
});
