// A page's first `Intl` formatter blocks the thread while its data loads. The pages where visits begin
// format prices and days themselves.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, newVisitor, phone } from '../support/visitor.ts';

/** Runs in the page, before its scripts. Records the formatters that are created, and the methods that create one themselves. */
function noteFormats(): void {
  const made: string[] = [];
  Object.assign(globalThis, { made });
  for (const name of ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat'] as const) {
    const own = Intl[name] as new (...args: unknown[]) => object;
    const construct = (_: unknown, args: unknown[]): object => {
      made.push(name);
      return new own(...args);
    };
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], { construct, apply: (_, _this, args) => construct(_, args) }),
    });
  }
  for (const { prototype } of [Date, Number]) {
    for (const name of Object.getOwnPropertyNames(prototype).filter((each) => each.startsWith('toLocale'))) {
      const own = Object.getOwnPropertyDescriptor(prototype, name)?.value as (...args: unknown[]) => unknown;
      const noted = function (this: unknown, ...args: unknown[]) {
        made.push(name);
        return own.apply(this, args);
      };
      Object.defineProperty(prototype, name, { value: noted });
    }
  }
}

const madeIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { made: readonly string[] }).made);

it.each(['/', '/products', '/products/1401'])('%s is hydrated without any', async (path) => {
  const page = await newVisitor(phone);
  await page.addInitScript(noteFormats);
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await madeIn(page)).toEqual([]);
});

it('notices them', async () => {
  const page = await newVisitor(phone);
  await page.addInitScript(noteFormats);
  await page.goto('/faqs');
  await page.evaluate(() => {
    new Intl.NumberFormat('en-US').format(1);
    Intl.DateTimeFormat('en-US').format(0);
    (1).toLocaleString('en-US');
  });
  expect(await madeIn(page)).toEqual(expect.arrayContaining(['NumberFormat', 'DateTimeFormat', 'toLocaleString']));
});
