import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArgs, findChromium } from '../../browser/chromium.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Measurement {
  /** Of 100, by requested category. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** How far the content of the page shifts; 0 is not at all. */
  readonly layoutShift: number;
  /** As Lighthouse writes them. */
  readonly shown: { readonly lcp: string; readonly tbt: string; readonly cls: string };
  /** Audits that cost points, without those of performance. */
  readonly failed: readonly string[];
}

export interface Chrome {
  /** Lighthouse for a phone. */
  measure(url: string, categories: readonly Category[]): Promise<Measurement>;
  close(): Promise<void>;
}

/** On a busy machine Lighthouse can miss the moment at which the page is opened, and then has measured nothing. */
const ATTEMPTS = 5;
const MISSED = 'NO_NAVSTART';

async function look(url: string, port: number, categories: readonly Category[]): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      onlyAudits: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result.lhr;
    if (runtimeError.code !== MISSED || attempt === ATTEMPTS) throw new Error(`${url}: ${runtimeError.message}`);
  }
}

export async function openChrome(): Promise<Chrome> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [...chromiumArgs, '--headless=new'],
    logLevel: 'error',
  });
  return {
    async measure(url, categories) {
      const lhr = await look(url, chrome.port, categories);
      const scoreOf = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
      const shown = (audit: string) => lhr.audits[audit]?.displayValue ?? '?';
      return {
        scores: Object.fromEntries(categories.map((name) => [name, scoreOf(name)])),
        layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        shown: {
          lcp: shown('largest-contentful-paint'),
          tbt: shown('total-blocking-time'),
          cls: shown('cumulative-layout-shift'),
        },
        failed: categories
          .filter((name) => name !== 'performance')
          .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
          .map(({ id }) => id),
      };
    },
    async close() {
      chrome.kill();
    },
  };
}
