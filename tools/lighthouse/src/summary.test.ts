import { expect, it } from 'vitest';
import { headOf, rowsOf, shortOf, summarize } from './summary.ts';
import type { Measurement } from './summary.ts';

const good: Measurement = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  layoutShift: 0,
  lcp: 1_300,
  tbt: 40,
  failed: [],
  missed: 0,
};
const withPerformance = (performance: number): Measurement => ({ ...good, scores: { ...good.scores, performance } });

it('takes the median of each figure and says the worst, whichever run came first', () => {
  const summary = summarize([
    { ...withPerformance(100), lcp: 1_200, tbt: 182 },
    { ...withPerformance(90), lcp: 2_400, tbt: 20 },
    { ...withPerformance(97), lcp: 1_600, tbt: 60 },
    { ...withPerformance(96), lcp: 1_500, tbt: 70, layoutShift: 0.01 },
    { ...withPerformance(99), lcp: 1_700, tbt: 50 },
  ]);
  expect(summary).toMatchObject({
    runs: 5,
    lcp: { median: 1_600, worst: 2_400 },
    tbt: { median: 60, worst: 182 },
    layoutShift: { median: 0, worst: 0.01 },
  });
  expect(summary.scores.performance).toEqual({ median: 97, worst: 90 });
  expect(rowsOf('home', summary)[0]).toMatch(
    /^home +97 \(90\) +100 \(100\) +100 \(100\) +100 \(100\) +1\.60 s \(2\.40 s\) +60 ms \(182 ms\) +0\.000 \(0\.010\)$/,
  );
});

it('says of how many runs the figures are', () => {
  expect(headOf(5)).toContain('Median of 5 runs for each page; the worst in parentheses.');
  expect(headOf(1)).toContain('Median of 1 run for');
  expect(() => summarize([good, good])).toThrow('2 runs have no median; take an odd number.');
  expect(() => summarize([])).toThrow(RangeError);
});

it('judges performance by the median, so neither the best nor the worst run decides', () => {
  const of = (...scores: readonly number[]) => shortOf('home', summarize(scores.map(withPerformance)));
  expect(of(98, 60, 98, 99, 60)).toEqual([]);
  expect(of(100, 100, 97, 97, 60)).toEqual(['home: performance 97 (median of 5), required is 98.']);
});

it('judges what does not depend on the clock by each run', () => {
  const bad = { ...good, scores: { ...good.scores, seo: 92 }, failed: ['meta-description'], missed: 2 };
  const summary = summarize([good, bad, good]);
  expect(shortOf('list', summary)).toEqual(['list: seo 92 in the worst of 3, required is 100.']);
  expect(rowsOf('list', summary).slice(1)).toEqual([
    '  failed in at least one run: meta-description',
    '  2 more runs missed the opening of the page and have no figures',
  ]);
});
