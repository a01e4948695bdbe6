import { expect, it } from 'vitest';
import { contentText, lighthouseText, mixedText } from './long-runs.ts';
import { mainFigures } from './main-figures.ts';
import type { MixedRow } from './mixed/run-mixed.ts';
import { mergeLighthouse, readResults } from './results.ts';
import type { LighthouseRow, Results, Row, Stamped } from './results.ts';

const measured = { requests: 9, perSecond: 9, p50: 1, p99: 2, serverCpu: 0.3, databaseCpu: 0.1 };
const on = (day: string): Stamped => ({ measured: `2026-${day} at abc on a machine` });
const row = (part: Partial<Row>, day: string): Row & Stamped => ({
  seed: 'default',
  name: 'page-home',
  title: 'Home page',
  variant: 'one URL',
  ...measured,
  ...part,
  ...on(day),
});
const nothing: Results = { rows: [], reads: [], browser: [], lighthouse: [], peaks: {} };
const mixed: MixedRow & Stamped = {
  minutesAsked: 10,
  requests: 9,
  orders: 1,
  pictures: 1,
  pages: 1,
  statuses: {},
  peak: { server: 347, drawing: 270, database: 227, together: 590 },
  minutes: [],
  growth: 10,
  stop: { milliseconds: 1, exitCode: 0, answered: 0, cut: 0 },
  faults: [],
  ...on('11-22'),
};
const page: LighthouseRow = {
  page: 'home',
  path: '/',
  runs: 5,
  performance: { median: 99, worst: 90 },
  lcp: { median: 1_600, worst: 2_400 },
  tbt: { median: 60, worst: 182 },
  layoutShift: { median: 0, worst: 0.01 },
};
const linesOf = (results: Partial<Results>, title: string) =>
  mainFigures({ ...nothing, ...results })
    .split('\n')
    .filter((line) => line.startsWith(`| ${title}`));

it('puts each figure beside its own date', () => {
  const rows = [
    row({ bytes: 21_400, encoding: 'br' }, '11-29'),
    row({ name: 'order', variant: 'varied', title: 'Order placing', serverCpu: 4, databaseCpu: 4 }, '11-21'),
    row({ name: 'order', variant: 'varied', title: 'Order placing', seed: 'large', serverCpu: 90 }, '11-23'),
  ];
  expect(linesOf({ rows }, 'Home page')).toEqual(['| Home page, kept | **0.40 ms** |  | 2026-11-29 |']);
  expect(linesOf({ rows }, 'HTML')).toEqual([
    '| HTML of the home page, as sent | **21.4 kB br** | ≤ 18 kB | 2026-11-29 |',
  ]);
  expect(linesOf({ rows }, 'Order')).toEqual(['| Order placing | **8.00 ms** | ≤ 6 ms | 2026-11-21 |']);
});

it('has no figure for what was not measured, and no date', () => {
  expect(linesOf({}, 'Signed-in page')).toEqual(['| Signed-in page | not measured yet | ≤ 0.3 ms |  |']);
  expect(linesOf({ rows: [row({}, '11-21')] }, 'HTML')).toEqual([
    '| HTML of the home page, as sent | not measured yet | ≤ 18 kB |  |',
  ]);
});

it('says which pages were measured without compression', () => {
  const rows = [row({}, '11-21'), row({ name: 'list', title: 'List of 12' }, '11-21')];
  expect(linesOf({ rows }, 'Home page')).toEqual(['| Home page, kept, uncompressed | **0.40 ms** |  | 2026-11-21 |']);
  expect(linesOf({ rows }, 'List of 12')).toEqual(['| List of 12 | **0.40 ms** |  | 2026-11-21 |']);
});

it('takes memory from the run with everything on, at its peak', () => {
  expect(linesOf({ mixed }, 'Ten minutes')).toEqual([
    '| Ten minutes of everything, peak memory: server | **347 MiB** | ≤ 256 MiB, limit 384 | 2026-11-22 |',
    '| Ten minutes of everything, peak memory: server and drawing at once | **590 MiB** | limit 640 MiB | 2026-11-22 |',
    '| Ten minutes of everything, peak memory: PostgreSQL | **227 MiB** |  | 2026-11-22 |',
  ]);
});

it('has the median of Lighthouse and its worst run', () => {
  const lighthouse = [{ ...page, ...on('11-29') }];
  expect(linesOf({ lighthouse }, 'Lighthouse')).toEqual([
    '| Lighthouse for a phone, home: median (worst) of performance, LCP, TBT | **99 (90), 1.60 (2.40) s, 60 (182) ms** | 100, 1.3 s, 60 ms | 2026-11-29 |',
    ...['list', 'product', 'store'].map(
      (name) =>
        `| Lighthouse for a phone, ${name}: median (worst) of performance, LCP, TBT | not measured yet | 100, 1.3 s, 60 ms |  |`,
    ),
  ]);
  expect(lighthouseText([page])[1]).toContain('| home | 5 | **99 (90)** | 1.60 (2.40) | 60 (182) | 0.000 (0.010) |');
});

it('puts a page of Lighthouse in the place of its older figures', () => {
  const results = structuredClone(nothing);
  mergeLighthouse(results, page);
  mergeLighthouse(results, { ...page, page: 'list' });
  mergeLighthouse(results, { ...page, runs: 7 });
  expect(results.lighthouse.map((one) => [one.page, one.runs])).toEqual([
    ['home', 7],
    ['list', 5],
  ]);
  expect(results.lighthouse[0]?.measured).toMatch(/^\d{4}-\d\d-\d\d at /);
});

it('says of older runs only what they had', () => {
  expect(mixedText(mixed)[0]).toContain('1 pictures, 1 orders. Pictures');
  expect(mixedText({ ...mixed, also: ['metrics'] })[0]).toContain('1 orders; with metrics. Pictures');
  const line = { title: 'post, cached', limit: 1, ...measured };
  const content = { records: 10_000, changes: 1, lines: [line], sync: { median: 1, most: 1, runs: 1 } };
  expect(contentText(content)[1]).toContain('| 1 | uncompressed |');
  expect(contentText({ ...content, lines: [{ ...line, encoding: 'gzip' }] })[1]).toContain('| 1 | gzip |');
  expect(linesOf({ content: { ...content, ...on('11-28') } }, 'Content, 10,000 records: post, cached')).toEqual([
    '| Content, 10,000 records: post, cached, CPU | **0.40 ms, uncompressed** | limit 1 ms | 2026-11-28 |',
  ]);
});

it('has an old date for every figure that is kept', () => {
  const { rows, reads, browser, lighthouse } = readResults();
  expect(
    [...rows, ...reads, ...browser, ...lighthouse].filter(({ measured: when }) => !/^\d{4}-\d\d-\d\d at /.test(when)),
  ).toEqual([]);
});
