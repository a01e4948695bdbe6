import type { Page } from 'playwright-core';

/**
 * Presses beside an open layer. Layers listen for that from the task after the one that opened them, so that the press which
 * opened them does not close them; a test can be faster than that, a person cannot.
 */
export async function pressOutside(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(x, y);
}
