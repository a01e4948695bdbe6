// Compares the stories selected in coverage.ts with their baseline screenshots. `npm run baselines` takes the pictures anew.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { compare, isAlike, pack, toPng } from './testing/compare.ts';
import { hasPicture, themesOf } from './testing/coverage.ts';
import { takePicture, takeStillPicture } from './testing/picture.ts';
import { allStories } from './testing/stories.ts';
import { newPage, openStory, pages } from './testing/story.ts';
import { isUpdate } from './testing/update.ts';
import { VisualReport } from './testing/visual-report.ts';

const baselines = join(import.meta.dirname, '../baselines');
const report = new VisualReport(join(import.meta.dirname, '../.cache/visual'));

const stories = (await allStories()).filter(hasPicture);
const pictures = stories.flatMap((story) => {
  const title = `${story.title}: ${story.name}`;
  const inThemes = themesOf(story).map((theme) => ({
    picture: `${story.id}.${theme}`,
    id: story.id,
    theme,
    title: `${title}, ${theme}`,
  }));
  return [{ picture: story.id, id: story.id, theme: 'light', title }, ...inThemes];
});
/** The major version of the Chromium that took the baselines: others may draw edges of letters and lines a little differently. */
const versionFile = join(baselines, 'chromium-version');
const versionOf = (page: Page) => page.context().browser()?.version().split('.')[0] ?? 'unknown';

const fileOf = (picture: string) => join(baselines, `${picture}.webp`);
const kept = existsSync(baselines) ? readdirSync(baselines).filter((file) => file.endsWith('.webp')) : [];
const started = performance.now();

async function openPicture(id: string, theme: string) {
  const page = await openStory(id, 'picture');
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  return page;
}

afterAll(() => {
  const bytes = readdirSync(baselines).reduce((sum, file) => sum + statSync(join(baselines, file)).size, 0);
  const seconds = (performance.now() - started) / 1000;
  const figures = `${pictures.length} pictures of ${stories.length} stories in ${seconds.toFixed(0)} s`;
  process.stdout.write(`${figures}; baselines: ${(bytes / 1e6).toFixed(1)} MB\n`);
});

it.each(pictures)('$picture looks as agreed', async ({ picture, id, theme, title }) => {
  const page = await openPicture(id, theme);
  const expected = existsSync(fileOf(picture)) ? readFileSync(fileOf(picture)) : undefined;
  // Most stories are at rest when they are there; the others get the time to.
  if (expected && isAlike(await compare(expected, await takePicture(page)))) return;
  const actual = await takeStillPicture(page);
  const comparison = expected && (await compare(expected, actual));
  if (comparison && isAlike(comparison)) return;
  if (isUpdate) {
    mkdirSync(baselines, { recursive: true });
    writeFileSync(versionFile, `${versionOf(page)}\n`);
    return writeFileSync(fileOf(picture), await pack(actual));
  }
  const [taken, used] = [readFileSync(versionFile, 'utf8').trim(), versionOf(page)];
  const versions = taken === used ? '' : ` The baselines are of Chromium ${taken}, and this is Chromium ${used}.`;
  const reason = comparison ? `${comparison.pixels} pixels differ.${versions}` : 'No baseline yet.';
  report.add({ name: picture, title, reason, ...comparison, expected: expected && (await toPng(expected)), actual });
  expect.fail(`${reason} See ${report.url}, or take it as the new baseline: npm run baselines`);
});

it('has no baselines of stories that are gone', () => {
  const files = new Set(pictures.map(({ picture }) => `${picture}.webp`));
  const orphans = kept.filter((file) => !files.has(file));
  if (isUpdate) for (const file of orphans.splice(0)) rmSync(join(baselines, file));
  expect(orphans).toEqual([]);
});

// The comparison itself must be able to fail.
const subject = 'actions-button--values';
it.each([
  [
    'a changed token',
    () => document.documentElement.style.setProperty('--rg-color-primary-solid', '#45496a'),
    () => document.documentElement.style.removeProperty('--rg-color-primary-solid'),
  ],
  ['a changed word', () => document.querySelector('.regen-story button')?.append(' now'), () => {}],
  [
    'a pixel more of space',
    () => document.querySelector('.regen-story button')?.setAttribute('style', 'margin-inline-start: 1px'),
    () => {},
  ],
])('reports %s, side by side', async (_what, change, undo) => {
  const page = await openPicture(subject, 'light');
  const expected = await pack(await takeStillPicture(page));
  expect(isAlike(await compare(expected, await takePicture(page)))).toBe(true);
  await page.evaluate(change);
  const actual = await takeStillPicture(page);
  await page.evaluate(undo);
  const comparison = await compare(expected, actual);
  expect(isAlike(comparison)).toBe(false);

  const trial = new VisualReport(join(import.meta.dirname, '../.cache/visual-trial'));
  onTestFinished(() => rmSync(trial.folder, { recursive: true, force: true }));
  trial.add({
    name: subject,
    title: 'Button: <Values>',
    reason: 'It differs.',
    ...comparison,
    expected: await toPng(expected),
    actual,
  });
  const shown = await pages.own(() => newPage('audit'));
  await shown.goto(trial.url);
  await shown.getByRole('heading', { name: 'Button: <Values>' }).waitFor();
  const sizes = await shown
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(sizes).toEqual([1024, 1024, 1024]);
});

it('reports a story that has grown', async () => {
  const page = await openPicture(subject, 'light');
  const expected = await takeStillPicture(page);
  await page.evaluate(() => (document.body.style.paddingBlockEnd = '900px'));
  const { pixels, difference } = await compare(expected, await takeStillPicture(page));
  await page.evaluate(() => (document.body.style.paddingBlockEnd = ''));
  expect(pixels).toBeGreaterThan(100 * 1024);
  expect(difference).toBeInstanceOf(Buffer);
});
