import { medianOf } from '../../bench/median.ts';

/** What a page must reach. Performance depends on the clock, so its median counts; the others don't, so each run does. */
export const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof TARGETS;
export const CATEGORIES = Object.keys(TARGETS) as Category[];
const OF_EACH_RUN = CATEGORIES.filter((name) => name !== 'performance');

/** One run of Lighthouse. */
export interface Measurement {
  /** Of 100, by requested category. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** How far the content of the page shifts; 0 is not at all. */
  readonly layoutShift: number;
  /** Milliseconds until the largest part is painted, and for which the main thread is blocked. */
  readonly lcp: number;
  readonly tbt: number;
  /** Audits that cost points, without those of performance. */
  readonly failed: readonly string[];
  /** Runs before it that missed the moment at which the page was opened, and so have no figures. */
  readonly missed: number;
}

interface Figure {
  readonly median: number;
  readonly worst: number;
}

export interface Summary {
  readonly runs: number;
  readonly scores: Readonly<Record<Category, Figure>>;
  readonly lcp: Figure;
  readonly tbt: Figure;
  readonly layoutShift: Figure;
  /** Failed in any run. */
  readonly failed: readonly string[];
  readonly missed: number;
}

const lowIsGood = (values: readonly number[]): Figure => ({ median: medianOf(values), worst: Math.max(...values) });
const highIsGood = (values: readonly number[]): Figure => ({ median: medianOf(values), worst: Math.min(...values) });

/**
 * Each figure by itself: its median, and the worst of all runs. No run is left out.
 * @throws RangeError for an even number of runs, which has no run in the middle.
 */
export function summarize(runs: readonly Measurement[]): Summary {
  if (runs.length % 2 === 0) throw new RangeError(`${runs.length} runs have no median; take an odd number.`);
  const score = (name: Category) => highIsGood(runs.map(({ scores }) => scores[name] ?? 0));
  return {
    runs: runs.length,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: lowIsGood(runs.map(({ lcp }) => lcp)),
    tbt: lowIsGood(runs.map(({ tbt }) => tbt)),
    layoutShift: lowIsGood(runs.map(({ layoutShift }) => layoutShift)),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
    missed: runs.reduce((total, { missed }) => total + missed, 0),
  };
}

/** A sentence for each target that the page does not reach. */
export function shortOf(page: string, { runs, scores }: Summary): string[] {
  const { performance } = scores;
  return [
    ...(performance.median < TARGETS.performance
      ? [`${page}: performance ${performance.median} (median of ${runs}), required is ${TARGETS.performance}.`]
      : []),
    ...OF_EACH_RUN.filter((name) => scores[name].worst < TARGETS[name]).map(
      (name) => `${page}: ${name} ${scores[name].worst} in the worst of ${runs}, required is ${TARGETS[name]}.`,
    ),
  ];
}

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const both = ({ median, worst }: Figure, write: (value: number) => string) => `${write(median)} (${write(worst)})`;

const WIDTHS = [12, 12, 12, 12, 12, 18, 18, 0] as const;
const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join('');

export const headOf = (runs: number): string =>
  `Median of ${runs} ${runs === 1 ? 'run' : 'runs'} for each page; the worst in parentheses.\n${line(['page', 'perf', 'a11y', 'best', 'seo', 'LCP', 'TBT', 'CLS'])}`;

/** The row of a page, and below it what else its runs have shown. */
export function rowsOf(page: string, { scores, lcp, tbt, layoutShift, failed, missed }: Summary): string[] {
  const cells = CATEGORIES.map((name) => both(scores[name], String));
  return [
    line([page, ...cells, both(lcp, seconds), both(tbt, milliseconds), both(layoutShift, (value) => value.toFixed(3))]),
    ...(failed.length > 0 ? [`  failed in at least one run: ${failed.join(', ')}`] : []),
    ...(missed > 0 ? [`  ${missed} more runs missed the opening of the page and have no figures`] : []),
  ];
}
