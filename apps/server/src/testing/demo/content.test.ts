import { coupons, products } from '@regen/demo-store/catalog';
import { CONTENT_FOLDER } from '@regen/demo-store/content/index';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readFolder } from '../../content/import/read-folder.ts';
import type { FileRecord } from '../../content/import/read-folder.ts';
import { linksOf } from '../../content/records/links.ts';

let records: readonly FileRecord[];
beforeAll(async () => {
  ({ records } = await readFolder(CONTENT_FOLDER));
});

const CHANNELS = ['web', 'retail', 'b2b', 'school'];
const valueOf = (record: FileRecord | undefined, field: string) => record?.fields[field]?.['en-US'];

/** Records that list no channels are for all of them. */
function audienceOf(record: FileRecord | undefined): readonly unknown[] {
  const listed = valueOf(record, 'audiences');
  return Array.isArray(listed) ? listed : CHANNELS;
}

/** The channels that have a product; visitors and clients get samples only as free items. */
function channelsOf(sku: string): readonly string[] {
  const product = products.find((one) => one.sku === sku);
  return product?.sold_to ?? [];
}

test('no record shows or links a product that one of its channels does not have', () => {
  const wrong = records.flatMap((record) => {
    const listed = ['products', 'homeCare'].flatMap((field) => valueOf(record, field) ?? []).map(String);
    const linked = [...JSON.stringify(record.fields).matchAll(/"\/products\/([A-Z0-9]+)"/g)].map(([, sku = '']) => sku);
    return [...new Set([...listed, ...linked])].flatMap((sku) =>
      audienceOf(record)
        .filter((channel) => !channelsOf(sku).includes(String(channel)))
        .map((channel) => `${record.source} ${record.id}: ${sku} for ${String(channel)}`),
    );
  });
  expect(wrong).toEqual([]);
});

test('no record for visitors or clients names a product for professionals', () => {
  const retailNames = products.filter(({ prices }) => prices.retail !== null).map(({ name }) => name);
  // Back-bar sizes are called like the retail product, so only names of their own can be looked for.
  const names = products
    .filter(({ prices, name }) => prices.retail === null && !retailNames.some((retail) => name.startsWith(retail)))
    .map(({ name }) => name.replace(/,? \d+.*$/, ''));
  expect(names.length).toBeGreaterThan(20);
  const wrong = records
    .filter((record) => record.kind === 'Entry')
    .filter((record) => ['web', 'retail'].some((channel) => audienceOf(record).includes(channel)))
    .flatMap(({ id, fields }) => {
      const text = JSON.stringify(fields);
      return names.filter((name) => text.includes(name)).map((name) => `${id}: ${name}`);
    });
  expect(wrong).toEqual([]);
});

test('no record links one that somebody who reads it may not read', () => {
  const byId = new Map(records.filter(({ kind }) => kind === 'Entry').map((record) => [record.id, record]));
  const wrong = [...byId.values()].flatMap((record) =>
    linksOf(record.fields)
      .filter(({ kind }) => kind === 'Entry')
      .flatMap(({ id }) =>
        audienceOf(record)
          .filter((channel) => !audienceOf(byId.get(id)).includes(channel))
          .map((channel) => `${record.id}: ${id} for ${String(channel)}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('each day of the promotion names a code that works on that day', () => {
  const promotion = records.find(({ id }) => id === '12-days-of-glymed');
  const first = Date.parse(String(valueOf(promotion, 'startsAt')));
  const days = records.filter(({ contentTypeId }) => contentTypeId === 'promotionDay');
  expect(days).toHaveLength(12);
  for (const day of days) {
    const coupon = coupons.find(({ code }) => code === valueOf(day, 'couponCode'));
    const start = first + (Number(valueOf(day, 'day')) - 1) * 86_400_000;
    expect([coupon?.starts_at, coupon?.ends_at]).toEqual([
      new Date(start).toISOString(),
      new Date(start + 86_400_000).toISOString(),
    ]);
    expect(valueOf(day, 'audiences')).toEqual(coupon?.channels.split(' '));
  }
  const last = coupons.find(({ code }) => code === '12DAYS12');
  expect(valueOf(promotion, 'endsAt')).toBe(last?.ends_at.replace('.000', ''));
});

test('no text is left as Markdown', () => {
  const wrong = records.flatMap(({ id, fields }) =>
    [...JSON.stringify(fields).matchAll(/"nodeType":"text","value":"((?:[^"\\\\]|\\\\.)*)"/g)]
      .map(([, text = '']) => text)
      .filter((text) => /\*\*|\]\(|`|^[|#]|(^|\s)[_*]\S/.test(text))
      .map((text) => `${id}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

const SIZES: Readonly<Record<string, string>> = { '612 792': 'US Letter', '360 504': '5 × 7 in' };

test('each document of the library says on which paper it is printed', async () => {
  const documents = records.filter(({ contentTypeId }) => contentTypeId === 'resource');
  const checked = await Promise.all(
    documents.map(async (record) => {
      const file = await readFile(join(CONTENT_FOLDER, `assets/resource-${String(valueOf(record, 'slug'))}.pdf`)).catch(
        () => null,
      );
      const [, width, height] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(file?.toString('latin1') ?? '') ?? [];
      const size = file ? SIZES[`${Math.round(Number(width))} ${Math.round(Number(height))}`] : undefined;
      expect([record.id, valueOf(record, 'printSize')]).toEqual([record.id, size]);
      return size;
    }),
  );
  expect(checked.filter(Boolean).length).toBeGreaterThan(30);
});
