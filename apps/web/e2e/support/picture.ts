import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const target = fileURLToPath(new URL('../../../../docs/screenshot.png', import.meta.url));
const MAX_BYTES = 300_000;

/** Keeps what is on screen as the picture of the README. Only with REGEN_SCREENSHOT set: it would change with every run. */
export async function keepPicture(page: Page): Promise<void> {
  if (!process.env['REGEN_SCREENSHOT']) return;
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ type: 'png' });
  if (picture.length > MAX_BYTES) throw new Error(`The picture has ${picture.length} bytes, ${MAX_BYTES} are allowed.`);
  await writeFile(target, picture);
  if (before) await page.setViewportSize(before);
}
