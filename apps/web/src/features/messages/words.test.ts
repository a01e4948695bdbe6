import { expect, it } from 'vitest';
import { dayName, whenShort } from './chat-times.ts';
import { fileProblem } from './file-rules.ts';
import { messageSummary, snippetOf, waitingSummary } from './message-summary.ts';
import { parseMessagesSearch } from './messages-search.ts';
import { messageAt } from './testing/chat-data.ts';

const local = (...parts: [number, number, number, number?, number?]) => new Date(...parts);
const now = local(2026, 10, 23, 9).getTime();
const iso = (...parts: [number, number, number, number?, number?]) => local(...parts).toISOString();

it('names days as people do, in their zone', () => {
  expect(dayName(iso(2026, 10, 23, 0, 1), now)).toBe('Today');
  expect(dayName(iso(2026, 10, 22, 23, 59), now)).toBe('Yesterday');
  expect(dayName(iso(2026, 10, 20), now)).toBe('Friday, November 20');
  expect(dayName(iso(2025, 10, 20), now)).toBe('November 20, 2025');
});

it('says when in a few letters', () => {
  expect(whenShort(iso(2026, 10, 23, 8, 5), now)).toBe('8:05 AM');
  // Of a clock that is ahead.
  expect(whenShort(iso(2026, 10, 24, 8, 5), now)).toBe('8:05 AM');
  expect(whenShort(iso(2026, 10, 22, 8), now)).toBe('Yesterday');
  expect(whenShort(iso(2026, 10, 17), now)).toBe('Tuesday');
  expect(whenShort(iso(2026, 10, 16), now)).toBe('Nov 16');
  expect(whenShort(iso(2025, 10, 16), now)).toBe('Nov 16, 2025');
});

it('says what a message carries where it has no text', () => {
  const photo = {
    attachmentId: 'upl_1',
    name: 'a.jpg',
    contentType: 'image/jpeg' as const,
    size: 1,
    width: 1,
    height: 1,
  };
  const picture = { ...photo, url: '/a', thumbnailUrl: '/b' };
  expect(messageSummary(messageAt(1, { message: ' Two\nlines ' }))).toBe('Two lines');
  expect(messageSummary(messageAt(1, { message: '', attachments: [picture] }))).toBe('Photo');
  expect(messageSummary(messageAt(1, { message: '', attachments: [picture, picture] }))).toBe('2 files');
  // Not known yet, or not to be seen anymore.
  expect(messageSummary({ ...messageAt(1, { message: ' ', cardCount: 1 }), cards: undefined })).toBe('Shared item');
  expect(messageSummary(messageAt(1, { message: ' ', cardCount: 1, cards: [{ kind: 'unavailable' }] }))).toBe(
    'Shared item',
  );
  expect(messageSummary(messageAt(1, { message: '', cardCount: 3 }))).toBe('3 shared items');
});

it('names what a message shares where it has no text, sent or not', () => {
  const bundle = { kind: 'bundle', bundleToken: 'token', bundleName: 'Evening reset' } as const;
  const rest = { professionalName: 'Lumen Skin Clinic', imageUrl: null, itemCount: 2, isAvailable: true };
  expect(messageSummary(messageAt(1, { message: '', cardCount: 1, cards: [{ ...bundle, ...rest }] }))).toBe(
    'Recommendation: Evening reset',
  );
  const price = { listPrice: 1, yourPrice: 1, currency: 'USD', reason: 'list', reasonText: 'Price' } as const;
  const product = { kind: 'product', sku: '1402', name: 'Night Cream', size: '50 mL', imageUrl: '/a', price } as const;
  expect(messageSummary(messageAt(1, { message: '', cardCount: 1, cards: [{ ...product, isAvailable: true }] }))).toBe(
    'Product: Night Cream',
  );
  const waiting = {
    text: ' ',
    files: [],
    cards: [{ card: { kind: 'product', sku: '1402' }, name: 'Night Cream' }],
  } as const;
  expect(waitingSummary(waiting)).toBe('Product: Night Cream');
  expect(waitingSummary({ ...waiting, text: 'Look' })).toBe('Look');
  const shared = { card: { kind: 'bundle', bundleToken: 'token' }, name: 'Evening reset' } as const;
  expect(waitingSummary({ ...waiting, cards: [shared] })).toBe('Recommendation: Evening reset');
  expect(waitingSummary({ ...waiting, cards: [shared, shared] })).toBe('2 shared items');
});

it('cuts a long text around what was found', () => {
  const text = `${'before '.repeat(30)}the peel went well ${'after '.repeat(30)}`;
  const snippet = snippetOf(text, 'PEEL calm');
  expect(snippet).toMatch(/^…before .*the peel went well after .*…$/);
  expect(snippet.length).toBeLessThan(115);
  expect(snippetOf('short', 'x')).toBe('short');
  expect(snippetOf('a '.repeat(100), 'nowhere')).toMatch(/^a .*…$/);
});

it('reads addresses that anybody may have typed', () => {
  expect(parseMessagesSearch({ q: '  peel ', show: 'blocked' })).toMatchObject({ q: 'peel', show: 'blocked' });
  expect(parseMessagesSearch({ q: '', show: 'all' })).toEqual({ q: undefined, show: undefined, at: undefined });
  expect(
    [{ at: '12' }, { at: '1.5' }, { at: '-1' }, { at: '9e99' }, {}].map((search) => parseMessagesSearch(search).at),
  ).toEqual([12, undefined, undefined, undefined, undefined]);
});

it('says why a file cannot be sent', () => {
  const MB = 1024 * 1024;
  const problem = (type: string, size: number) => fileProblem({ name: 'a', type, size });
  expect(problem('application/pdf', 10 * MB)).toBeNull();
  expect(problem('application/pdf', 10 * MB + 1)).toBe('a is 10.5 MB. PDFs can be up to 10 MB.');
  expect(problem('image/webp', 5 * MB + 1)).toContain('Photos can be up to 5 MB.');
  expect(problem('image/gif', 1)).toContain('Choose a PDF');
  expect(problem('image/png', 0)).toBe('a is empty.');
});
