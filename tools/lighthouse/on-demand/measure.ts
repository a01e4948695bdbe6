import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArgs, findChromium } from '../../browser/chromium.ts';
import type { Category, Measurement } from '../src/summary.ts';

export interface Chrome {
  /** One run of Lighthouse for a phone. */
  measure(url: string, categories: readonly Category[]): Promise<Measurement>;
  close(): Promise<void>;
}

/** On a busy machine Lighthouse can miss the moment at which the page is opened, and then has measured nothing. */
const ATTEMPTS = 5;
const MISSED = 'NO_NAVSTART';

/** The first run that has figures, whatever they are, and how many had none before it. */
async function look(
  url: string,
  port: number,
  categories: readonly Category[],
): Promise<{ lhr: Result; missed: number }> {
  for (let missed = 0; ; missed += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      onlyAudits: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return { lhr: result.lhr, missed };
    if (runtimeError.code !== MISSED || missed + 1 === ATTEMPTS) throw new Error(`${url}: ${runtimeError.message}`);
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
      const { lhr, missed } = await look(url, chrome.port, categories);
      const scoreOf = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
      const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
      return {
        scores: Object.fromEntries(categories.map((name) => [name, scoreOf(name)])),
        layoutShift: figure('cumulative-layout-shift'),
        lcp: figure('largest-contentful-paint'),
        tbt: figure('total-blocking-time'),
        failed: categories
          .filter((name) => name !== 'performance')
          .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
          .map(({ id }) => id),
        missed,
      };
    },
    async close() {
      chrome.kill();
    },
  };
}
