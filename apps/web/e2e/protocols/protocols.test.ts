import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colleague, DANA, newClient, startSignedIn } from '../support/practice.ts';
import { drawer, heading } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone, press } from '../support/visitor.ts';

/** No other journey changes the cart of this professional. */
const HELEN = 'helen@brandtspa.example';
const FACIAL = '/protocols/deep-cleansing-facial';

describe('protocols for professionals', () => {
  it('are filtered, opened and timed, and their back bar is ordered, on a phone', async () => {
    const page = await newVisitor(phone);
    await page.clock.install();
    await startSignedIn(page, HELEN);
    await page.goto('/account');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Treatment protocols' }).click();
    await heading(page, 'Treatment protocols').waitFor();
    const status = page.getByRole('main').getByRole('status');
    expect(await status.textContent()).toBe('21 protocols, page 1 of 2');
    await page.getByLabel('Category').selectOption('Clear skin');
    await page.getByLabel('Level').selectOption('Intermediate');
    await page.getByLabel('Search protocols').fill('cleansing');
    await expect.poll(() => status.textContent()).toBe('1 protocol');
    expect(new URL(page.url()).search).toBe('?q=cleansing&category=Clear+skin&level=Intermediate');
    await expectRoomAt320(page);
    await page.getByRole('link', { name: 'Deep cleansing facial' }).click();
    await heading(page, 'Deep cleansing facial').waitFor();
    await page.getByRole('heading', { name: 'Contraindications' }).waitFor();
    await expectRoomAt320(page);

    // A timer of three minutes; the lid is closed for two, and the page is loaded again.
    const timers = page.getByRole('group', { name: /^Timer: / });
    const timer = timers.first();
    const figures = timer.getByRole('timer');
    const whole = (await figures.textContent()) ?? '';
    const secondsOf = (text: string | null) => {
      const [minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number);
      return minutes * 60 + seconds;
    };
    await timer.getByRole('button', { name: /^Start/ }).click();
    await timer.getByRole('button', { name: /^Pause/ }).waitFor();
    await page.clock.fastForward(60_000);
    await expect.poll(async () => secondsOf(whole) - secondsOf(await figures.textContent())).toBeGreaterThanOrEqual(60);
    await page.reload();
    await timer.getByRole('button', { name: /^Pause/ }).waitFor();
    const gone = secondsOf(whole) - secondsOf(await figures.textContent());
    expect(gone).toBeGreaterThanOrEqual(60);
    expect(gone).toBeLessThan(100);

    // Only one runs; the other is where it was stopped.
    await timers
      .nth(1)
      .getByRole('button', { name: /^Start/ })
      .click();
    await timer.getByRole('button', { name: /^Resume/ }).waitFor();
    await page.clock.fastForward(20 * 60_000);
    await timers.nth(1).getByText('Time’s up').waitFor();
    await page.getByText('Time’s up: ').first().waitFor({ state: 'attached' });
    await timers
      .nth(1)
      .getByRole('button', { name: /^Reset/ })
      .click();
    await timers
      .nth(1)
      .getByRole('button', { name: /^Start timer/ })
      .waitFor();

    await press(page.getByRole('button', { name: 'Add back bar to cart' }));
    await drawer(page).waitFor();
    expect(await drawer(page).getByRole('spinbutton').count()).toBeGreaterThan(3);
  });

  it('are followed step by step beside the bed, by keys', async () => {
    const page = await newVisitor(desktop);
    await startSignedIn(page, DANA);
    await page.goto(FACIAL);
    await heading(page, 'Deep cleansing facial').waitFor();
    expect(await page.title()).toBe('Deep cleansing facial · Regen');
    const steps = page.getByRole('region', { name: 'Steps' });
    const titles = await steps.getByRole('heading', { level: 3 }).allTextContents();
    await page.getByRole('link', { name: 'Start treatment mode' }).click();
    await heading(page, titles[0] ?? '').waitFor();
    expect(await page.locator(':focus').textContent()).toBe(titles[0]);
    await page.keyboard.press('ArrowRight');
    await heading(page, titles[1] ?? '').waitFor();
    expect(new URL(page.url()).search).toBe('?step=2');
    await page.getByText(`Step 2 of ${titles.length}: ${titles[1]}`).waitFor({ state: 'attached' });
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await heading(page, titles[0] ?? '').waitFor();
    // Back is the page that it was started from.
    await page.goBack();
    await heading(page, 'Deep cleansing facial').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('ask for a screen that stays on while a timer runs, and say so where the browser refuses', async () => {
    const page = await newVisitor(desktop);
    // As with a low battery.
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      WakeLock.prototype.request = async (type = 'screen') => {
        asked.push(type);
        throw new DOMException('The battery is low.', 'NotAllowedError');
      };
    });
    await startSignedIn(page, DANA);
    await page.goto(`${FACIAL}?step=1`);
    const timer = page.getByRole('group', { name: /^Timer: / });
    const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
    await timer.waitFor();
    expect(await asked()).toEqual([]);
    await timer.getByRole('button', { name: /^Start/ }).click();
    await timer.getByText('Your screen may go dark. The timer keeps going.').waitFor();
    expect(await asked()).toEqual(['screen']);
    await timer.getByRole('button', { name: /^Pause/ }).click();
    await timer.getByText('Your screen may go dark').waitFor({ state: 'detached' });
  });

  it('fit on paper, without what is only for the screen', async () => {
    const page = await newVisitor(desktop);
    await startSignedIn(page, DANA);
    await page.goto(FACIAL);
    await heading(page, 'Deep cleansing facial').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: /timer|Print|Add back bar/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Start treatment mode' }).count()).toBe(0);
    await page.getByRole('heading', { name: 'After care' }).waitFor();
    const pdf = await page.pdf({ format: 'Letter' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(4);
  });
});

/** Opens protocols as somebody who is not trained, and returns the secrets that came along. */
async function leaked(page: Page): Promise<string[]> {
  const dana = await colleague(DANA);
  const { items } = await dana.regen.content.list({ type: 'protocol', perPage: 100 });
  const secrets = items.flatMap(({ title, summary }) => [String(title), String(summary)]);
  expect(secrets.length).toBeGreaterThan(30);
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/json|html|javascript|text/.test(response.headers()['content-type'] ?? '')) {
      bodies.push(response.text().catch(() => ''));
    }
  });
  for (const path of ['/protocols', FACIAL, `${FACIAL}?step=2`]) {
    await page.goto(path);
    await heading(page, 'This page is for Pro and School accounts').waitFor();
    await page.getByRole('link', { name: 'Apply for a Pro account' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
  }
  const text = (await Promise.all(bodies)).join('\n');
  expect(text.length).toBeGreaterThan(1_000);
  return secrets.filter((secret) => text.includes(secret));
}

it('tells visitors whom protocols are for, gives them nothing of one, and leads to the sign-in and back', async () => {
  const page = await newVisitor(phone);
  expect(await leaked(page)).toEqual([]);
  await expectAccessible(page);
  await press(page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await heading(page, 'Sign in').waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${FACIAL}?step=2`);
});

it('tells retail clients the same', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, await newClient());
  expect(await leaked(page)).toEqual([]);
});
