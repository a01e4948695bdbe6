import type { Page } from 'playwright-core';

export interface WatchedPage {
  readonly page: Page;
  /** What the browser has complained about since the last test. */
  readonly problems: string[];
}

/** Collects console messages of every kind, because a reader of the console should find nothing there, and uncaught errors. */
function watch(page: Page): WatchedPage {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, problems };
}

/** The pages of one worker: by name those that tests share one after the other, and those that a test has to itself. */
export class WatchedPages {
  readonly #shared = new Map<string, WatchedPage>();
  readonly #own: WatchedPage[] = [];

  async shared(name: string, open: () => Promise<Page>): Promise<Page> {
    const watched = this.#shared.get(name) ?? watch(await open());
    this.#shared.set(name, watched);
    return watched.page;
  }

  async own(open: () => Promise<Page>): Promise<Page> {
    const watched = watch(await open());
    this.#own.push(watched);
    return watched.page;
  }

  /**
   * To be called after each test.
   * @param hasFailed Whether the test failed: what went wrong in its pages must not reach the next test.
   * @throws Error with everything that the browser complained about.
   */
  async check(hasFailed: boolean): Promise<void> {
    const used = this.#own.splice(0);
    const toClose = [...used];
    for (const [name, watched] of this.#shared) {
      used.push(watched);
      if (!hasFailed && watched.problems.length === 0) continue;
      toClose.push(watched);
      this.#shared.delete(name);
    }
    for (const { page } of toClose) await page.context().close();
    const problems = used.flatMap((watched) => watched.problems);
    if (problems.length > 0) throw new Error(`The browser reported problems:\n${problems.join('\n')}`);
  }
}
