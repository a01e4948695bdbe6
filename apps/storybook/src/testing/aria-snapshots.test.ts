import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { AriaSnapshots, screenSnapshot } from './aria-snapshots.ts';
import { openStory } from './story.ts';

const text = '- main:\n  - heading "Your cart" [level=1]';

function folderWith(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'aria-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'screens-cart.yaml'), file);
  return folder;
}

it('reads what was agreed on, state by state', () => {
  const folder = folderWith('empty:\n  - main:\n    - heading "Your cart" [level=1]\n\nfull:\n  - main\n');
  const snapshots = new AriaSnapshots(['screens-cart--empty', 'screens-cart--new'], folder);
  expect(snapshots.agreed('screens-cart--empty', text)).toBe(text);
  expect(snapshots.agreed('screens-cart--new', text)).toBeUndefined();
  expect(snapshots.orphans()).toEqual(['screens-cart--full']);
});

it('leaves the files alone when nothing is to be agreed on', () => {
  const folder = folderWith('full:\n  - main\n');
  const snapshots = new AriaSnapshots(['screens-cart--full'], folder);
  snapshots.agreed('screens-cart--full', text);
  snapshots.write();
  expect(readFileSync(join(folder, 'screens-cart.yaml'), 'utf8')).toBe('full:\n  - main\n');
});

it('finds a changed word, and leaves out header and footer', async () => {
  const page = await openStory('screens-misses--not-found');
  const before = await screenSnapshot(page);
  expect(before).toContain('heading');
  expect(before).not.toMatch(/^- (?:banner|contentinfo)/m);
  await page.evaluate(() => document.querySelector('footer p, footer a')?.append(' now'));
  expect(await screenSnapshot(page)).toBe(before);
  await page.evaluate(() => document.querySelector('main h1')?.append(' now'));
  expect(await screenSnapshot(page)).not.toBe(before);
});
