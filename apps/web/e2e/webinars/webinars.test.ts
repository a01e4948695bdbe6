// Webinars: from the list to a moment of one, and back to where it was left; by touch on a phone, by keyboard on a desktop.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, openPage, people, signInAs } from '../support/shopping.ts';
import { desktop, expectRoomAt320, newVisitor, phone, press, shopUrl } from '../support/visitor.ts';

const ONE = '/webinars/choose-one-acid';
const GATED = '/webinars/lactic-peel-step-by-step';

const main = (page: Page) => page.getByRole('main');
const webinars = (page: Page) => main(page).getByRole('list', { name: 'Webinars' }).getByRole('article');
const player = (page: Page) => page.getByRole('region', { name: 'Choose one acid' });
const positionOf = (page: Page) =>
  player(page).getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext');
const chapters = (page: Page) => page.getByRole('navigation', { name: 'Chapters' });
const currentChapter = (page: Page) => chapters(page).locator('[aria-current]').allInnerTexts();

it('comes whole from the server, with what search engines read, and does not preload the video', async () => {
  const html = await (await fetch(`${shopUrl()}${ONE}?t=20`)).text();
  expect(html).toContain('"@type":"VideoObject"');
  expect(html).toContain('"@type":"Clip"');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${ONE}"`));
  expect(html).toMatch(/<video[^>]* preload="none"/);
  expect(html).toMatch(/<source src="[^"]*#t=20"/);
});

it('has the controls of the browser without scripts', async () => {
  const page = await newVisitor(phone, { hasScripts: false });
  await page.goto(`${ONE}?t=20`);
  const video = page.locator('video');
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(20);
});

it('begins at its start where the URL names a time that it does not have', async () => {
  const page = await newVisitor(desktop);
  for (const t of ['abc', '1:05', '99999']) {
    await openPage(page, `${ONE}?t=${t}`);
    await expect.poll(() => positionOf(page)).toMatch(/^0:00/);
  }
});

describe('on a phone', () => {
  it('is found by its type and a misspelled word of its title, and Back returns to the topic without the search', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/webinars');
    await press(page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Ingredients' }));
    await page.waitForURL('**/webinars?topic=Ingredients');
    const count = await webinars(page).count();
    const words = page.getByLabel('Search webinars');
    await words.pressSequentially('webinar retnal');
    await webinars(page).getByRole('link', { name: 'Twelve weeks with retinal' }).waitFor();
    await expect.poll(() => webinars(page).count()).toBeLessThan(count);
    expect(new URL(page.url()).search).toBe('?q=webinar+retnal&topic=Ingredients');
    await page.goBack();
    await page.waitForURL('**/webinars?topic=Ingredients');
    await expect.poll(() => webinars(page).count()).toBe(count);
    expect(await words.inputValue()).toBe('');
    await openPage(page, '/webinars?q=retnal');
    await webinars(page).getByRole('link', { name: 'Twelve weeks with retinal' }).waitFor();
  });

  it('is found by topic, plays from a chapter, and goes on where it was left', async () => {
    const page = await newVisitor(phone);
    const loaded: string[] = [];
    page.on('request', (request) => request.url().includes('.webm') && loaded.push(request.url()));
    await openPage(page, '/webinars');
    await press(page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Ingredients' }));
    await page.waitForURL('**/webinars?topic=Ingredients');
    await page.getByLabel('Search webinars').fill('one acid');
    await expect.poll(() => webinars(page).count()).toBe(1);
    await press(webinars(page).getByRole('link', { name: 'Choose one acid' }));
    await heading(page, 'Choose one acid').waitFor();
    await expectRoomAt320(page);
    await player(page).getByRole('button', { name: 'Play' }).waitFor();
    await expect.poll(() => positionOf(page)).toBe('0:00 of 1:06');
    expect(loaded).toEqual([]);
    await press(chapters(page).getByRole('link', { name: /Find yours/ }));
    await player(page).getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => currentChapter(page)).toEqual([expect.stringContaining('Find yours')]);
    expect(loaded.length).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(ONE);
    const begun = await positionOf(page);
    await expect.poll(() => positionOf(page)).not.toBe(begun);
    await press(player(page).getByRole('button', { name: 'Pause' }));
    await player(page).getByRole('button', { name: 'Play' }).waitFor();
    const left = await positionOf(page);
    const moment = left?.split(' ', 1)[0];
    await openPage(page, '/webinars');
    await webinars(page).filter({ hasText: 'Choose one acid' }).getByText(`Continue at ${moment}`).waitFor();
    await openPage(page, ONE);
    await page.getByText(`Continues at ${moment}`).waitFor();
    await expect.poll(() => positionOf(page)).toBe(left);
  });

  it('comes into view when it plays from a passage below it, and remembers where it was left while it played', async () => {
    const page = await newVisitor(phone);
    await openPage(page, ONE);
    const passage = main(page).getByRole('link', { name: 'Play from 0:51' });
    await passage.scrollIntoViewIfNeeded();
    const isInView = () =>
      page.locator('video').evaluate((video) => {
        const { top, bottom } = video.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    expect(await isInView()).toBe(false);
    await press(passage);
    await player(page).getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(isInView).toBe(true);
    await expect.poll(() => positionOf(page)).toMatch(/^0:5[2-5] of/);
    await openPage(page, '/webinars');
    await webinars(page)
      .filter({ hasText: 'Choose one acid' })
      .getByText(/Continue at 0:5[2-9]/)
      .waitFor();
  });
});

describe('on a desktop, by keyboard', () => {
  it('begins at the moment of a link, and is led by its keys and its transcript', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, `${ONE}?t=20`);
    await expect.poll(() => positionOf(page)).toBe('0:20 of 1:06');
    await player(page).getByRole('button', { name: 'Play' }).focus();
    await page.keyboard.press('l');
    await expect.poll(() => positionOf(page)).toBe('0:30 of 1:06');
    await expect.poll(() => currentChapter(page)).toEqual([expect.stringContaining('Percent')]);
    await page.keyboard.press('Enter');
    await player(page).getByRole('button', { name: 'Pause' }).waitFor();
    await page.keyboard.press('k');
    await player(page).getByRole('button', { name: 'Play' }).waitFor();
    await page.getByLabel('Search transcript').fill('evenings');
    await main(page).getByText('1 passage found').waitFor();
    await main(page).getByRole('link', { name: 'Play from 0:51' }).focus();
    await page.keyboard.press('Enter');
    await player(page).getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => positionOf(page)).toMatch(/^0:5\d of/);
  });

  it('is followed by its transcript again after a press in it', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, ONE);
    const list = main(page).getByRole('list', { name: 'Transcript' });
    await list.getByRole('link').first().hover();
    const goTo = (seconds: number) =>
      page.locator('video').evaluate((video: HTMLVideoElement, at) => (video.currentTime = at), seconds);
    const isSaidInView = () =>
      list.evaluate((box) => {
        const said = box.querySelector('[data-now]')?.getBoundingClientRect();
        const { top, bottom } = box.getBoundingClientRect();
        return said !== undefined && said.top >= top && said.bottom <= bottom;
      });
    await press(list.getByRole('link').first());
    await player(page).getByRole('button', { name: 'Pause' }).waitFor();
    await goTo(55);
    await expect.poll(isSaidInView).toBe(true);
    // Scrolling in the transcript stops it from following the video.
    await list.hover();
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(0);
    await goTo(40);
    await expect.poll(() => positionOf(page)).toMatch(/^0:4\d of/);
    expect(await list.evaluate((box) => box.scrollTop)).toBe(0);
  });

  it('for professionals exists for them alone, and plays for them', async () => {
    const page = await newVisitor(desktop, { allowed: [/status of 404/] });
    expect(await (await fetch(`${shopUrl()}${GATED}`)).text()).not.toContain('Lactic Peel 30%');
    await openPage(page, GATED);
    await heading(page, 'We couldn’t find this webinar').waitFor();
    await openPage(page, `/login?redirect=${encodeURIComponent(GATED)}`);
    await signInAs(page, people.professional);
    await heading(page, /^Lactic Peel/).waitFor();
    const gated = page.getByRole('region', { name: /^Lactic Peel/ });
    await press(gated.getByRole('button', { name: 'Play' }));
    await gated.getByRole('button', { name: 'Pause' }).waitFor();
    await expect
      .poll(() => gated.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  });
});

it('is one of the ways that the education page shows', async () => {
  const page = await newVisitor(phone);
  await openPage(page, '/education');
  const ways = page.getByRole('list', { name: 'Ways to learn' });
  expect(await ways.getByRole('heading').allInnerTexts()).toEqual([
    'Webinars',
    'Blog',
    'Resources',
    'Treatment protocols',
  ]);
  await press(ways.getByRole('link', { name: 'Watch webinars' }));
  await heading(page, 'Webinars').waitFor();
  await openPage(page, '/login?redirect=%2Feducation');
  await signInAs(page, 'ruth@northfield.example');
  await press(ways.getByRole('link', { name: 'Go to your lessons' }));
  await page.waitForURL('**/school/education');
});
