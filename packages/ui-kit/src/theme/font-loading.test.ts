import { expect, it } from 'vitest';
import { openStory } from '../testing/story.ts';

it('loads the monospace font only for text in it', async () => {
  const page = await openStory('actions-button--values', { ownPage: true });
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return Array.from(document.fonts)
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family }) => family.replaceAll(/["']/g, ''));
    });
  expect(await loaded()).not.toContain('Regen Mono');
  await page.evaluate(() => {
    const code = document.createElement('code');
    code.textContent = 'GM3201';
    document.body.append(code);
  });
  await expect.poll(loaded).toContain('Regen Mono');
});
