import axe from 'axe-core';
import { expect, inject, it } from 'vitest';
import { newPage, show, swap } from './testing/story.ts';

interface StoryIndex {
  entries: Record<string, { id: string; type: string }>;
}

// A story is a part, not a page: these three ask for the landmarks and the h1 of a whole page.
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];

async function storyIds(): Promise<string[]> {
  const index = (await (await fetch(`${inject('storybookUrl')}/index.json`)).json()) as StoryIndex;
  return Object.values(index.entries)
    .filter((entry) => entry.type === 'story')
    .map((entry) => entry.id);
}

it('finds nothing wrong in any story: axe, console, 320 px, right to left', { timeout: 120_000 }, async () => {
  const ids = await storyIds();
  expect(ids.length).toBeGreaterThan(80);
  const found: Record<string, unknown> = {};
  const queue = [...ids];
  const worker = async () => {
    const page = await newPage();
    await show(page, ids[0] ?? '');
    await page.evaluate(axe.source);
    for (let id = queue.shift(); id; id = queue.shift()) {
      await page.setViewportSize({ width: 1024, height: 800 });
      await swap(page, id);
      const violations = await page.evaluate(async (disabled) => {
        const { axe: inPage } = window as unknown as { axe: typeof axe }; // put there before the first story
        const { violations: list } = await inPage.run(document, {
          rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        });
        return list.map(({ id: rule, nodes }) => `${rule}: ${nodes.map((node) => node.html).join(' | ')}`);
      }, pageRules);
      if (violations.length > 0) found[id] = violations;
      await page.setViewportSize({ width: 320, height: 640 });
      for (const dir of ['ltr', 'rtl']) {
        const overflow = await page.evaluate((direction) => {
          for (const element of document.querySelectorAll('[dir]')) element.setAttribute('dir', direction);
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        }, dir);
        if (overflow > 0) found[`${id} at 320 px, ${dir}`] = `${overflow} px too wide`;
      }
    }
  };
  await Promise.all([worker(), worker()]);
  expect(found).toEqual({});
});
