import type { Page, Route } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';
import { VideoPlayer } from './index.ts';
import { chapterAt, clock } from './time.ts';

const nowOf = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.paused);

const noFilm = (route: Route) => route.fulfill({ contentType: 'video/webm', body: 'no film' });

async function openPlayer(direction: 'ltr' | 'rtl' = 'ltr') {
  const page = await openStory('data-videoplayer--complete', { direction });
  const player = page.getByRole('region', { name: 'One drop of serum' });
  await expect.poll(() => player.getByRole('slider', { name: 'Position' }).getAttribute('max')).toBe('12');
  return { page, player, position: player.getByRole('slider', { name: 'Position' }) };
}

it('writes times as people do, and knows the chapter of a moment', () => {
  expect([0, 5.9, 65, 3725, Number.NaN].map(clock)).toEqual(['0:00', '0:05', '1:05', '1:02:05', '0:00']);
  const chapters = [0, 4, 8].map((start) => ({ title: '', start }));
  expect([0, 3.9, 4, 12].map((now) => chapterAt(chapters, now))).toEqual([0, 0, 1, 2]);
  expect(chapterAt([], 3)).toBe(-1);
});

it('plays, pauses and is sought by its controls', async () => {
  const { page, player, position } = await openPlayer();
  expect(await position.getAttribute('aria-valuetext')).toBe('0:00 of 0:12');
  await player.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Enter');
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => nowOf(page)).toBeGreaterThan(0.2);
  await page.keyboard.press('Enter');
  await player.getByRole('button', { name: 'Play' }).waitFor();
  await position.focus();
  await page.keyboard.press('End');
  await expect.poll(() => nowOf(page)).toBe(12);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => nowOf(page)).toBe(7);
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe('0:07 of 0:12');
});

it('hears its keys only while something in it has the focus', async () => {
  const { page, player, position } = await openPlayer();
  await page.keyboard.press('k');
  expect(await isPaused(page)).toBe(true);
  await position.focus();
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.keyboard.press('m');
  await player.getByRole('button', { name: 'Unmute' }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('l');
  await expect.poll(() => nowOf(page)).toBe(10);
  const volume = player.getByRole('slider', { name: 'Volume' });
  await volume.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => nowOf(page)).toBe(10);
});

it('shows captions in the language that is chosen, or none', async () => {
  const { page, player } = await openPlayer();
  const modes = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        Array.from(video.textTracks, ({ kind, language, mode }) => `${kind} ${language} ${mode}`),
      );
  expect(await modes()).toEqual(['captions en showing', 'captions es disabled', 'chapters  hidden']);
  const cues = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        Array.from(video.textTracks).flatMap((track) =>
          track.mode === 'showing' ? Array.from(track.activeCues ?? [], (cue) => (cue as VTTCue).text) : [],
        ),
      );
  await player.getByRole('button', { name: 'Captions' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await player.getByRole('slider', { name: 'Position' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(cues).toEqual(['Caliéntela entre dos dedos.']);
  await page.keyboard.press('c');
  expect(await modes()).toEqual(['captions en disabled', 'captions es disabled', 'chapters  hidden']);
  await player.getByRole('button', { name: 'Captions' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('menuitemradio', { name: 'Off' }).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Captions');
});

it('goes to chapters, by menu and by list, and marks the current one', async () => {
  const page = await openStory('data-videoplayer--chapter-lists');
  const menu = page.getByRole('region', { name: 'Chapters as menu' });
  await menu.getByRole('button', { name: 'Chapters' }).click();
  await page.getByRole('menuitemradio', { name: /Press it in/ }).click();
  await expect.poll(() => nowOf(page)).toBe(8);
  const list = page.getByRole('region', { name: 'Chapters as list' });
  await list.getByRole('button', { name: /Warm it/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => list.locator('[aria-current="true"]').textContent()).toBe('0:04Warm it');
});

it('changes the speed', async () => {
  const { page, player } = await openPlayer();
  await player.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  await player.getByRole('button', { name: 'Speed: 1.5×' }).waitFor();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
});

it('fills the screen with its controls, menus included', async () => {
  const { page, player } = await openPlayer();
  await player.getByRole('button', { name: 'Full screen' }).click();
  await player.getByRole('button', { name: 'Leave full screen' }).waitFor();
  await player.getByRole('button', { name: /^Speed/ }).click();
  const item = page.getByRole('menuitemradio', { name: '2×' });
  await item.waitFor();
  expect(await item.evaluate((node) => document.fullscreenElement?.contains(node))).toBe(true);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  await player.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
});

it('loads nothing before it is played, begins where it was left, and is followed and led by its page', async () => {
  const page = await openStory('data-videoplayer--unloaded');
  const player = page.getByRole('region', { name: 'One drop of serum' });
  const position = player.getByRole('slider', { name: 'Position' });
  const isLoaded = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState > 0);
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe('0:04 of 0:12');
  expect(await player.locator('[aria-current="true"]').textContent()).toBe('0:04Warm it');
  await page.getByText('At 4 s').waitFor();
  await position.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe('0:09 of 0:12');
  await page.getByText('At 9 s').waitFor();
  expect(await isLoaded()).toBe(false);
  await page.getByRole('button', { name: 'Play from 0:08' }).click();
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => nowOf(page)).toBeGreaterThan(8);
  expect(await player.locator('[aria-current="true"]').textContent()).toBe('0:08Press it in');
});

it('begins where its address says, and without controls of the browser, before its page works', () => {
  const html = renderToStaticMarkup(
    <VideoPlayer label="A film" sources={[{ src: '/film.webm', type: 'video/webm' }]} preload="none" startAt={15} />,
  );
  expect(html).not.toContain('controls=""');
  expect(html).toContain('preload="none"');
  expect(html).toContain('src="/film.webm#t=15"');
});

it('has its sources renewed when they cannot be played, and goes on where it was', async () => {
  const page = await openStory('data-videoplayer--unloaded');
  const player = page.getByRole('region', { name: 'One drop of serum' });
  await page.route(/\.webm$/, noFilm);
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => nowOf(page)).toBeGreaterThan(4);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\?renewed=1$/);
  expect(await isPaused(page)).toBe(false);
  await page.unroute(/\.webm$/, noFilm);
});

it('keeps its moment when it is tried again, though nothing of it was loaded', async () => {
  const page = await openStory('data-videoplayer--unloaded');
  const player = page.getByRole('region', { name: 'One drop of serum' });
  await page.route(/\.webm/, noFilm);
  await player.getByRole('button', { name: 'Play' }).click();
  await player.getByRole('alert').waitFor();
  await page.unroute(/\.webm/, noFilm);
  await player.getByRole('button', { name: 'Try again' }).click();
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => nowOf(page)).toBeGreaterThan(4);
});

it('says that it cannot be played, and tries again', async () => {
  const page = await openStory('data-videoplayer--failed');
  const player = page.getByRole('region', { name: 'A film that cannot be played' });
  await player.getByRole('alert').getByText('The video couldn’t be played').waitFor();
  const loads = player.locator('video').evaluate(
    (video) =>
      new Promise((resolve) => {
        video.addEventListener('loadstart', () => resolve(true), { once: true });
      }),
  );
  await player.getByRole('button', { name: 'Try again' }).click();
  expect(await loads).toBe(true);
  await player.getByRole('alert').waitFor();
});

it('runs from left to right in both directions of text', async () => {
  const { player, position } = await openPlayer('rtl');
  expect(await position.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
  expect(await player.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
});
