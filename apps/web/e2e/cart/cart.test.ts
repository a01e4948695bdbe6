import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { addToCart, drawer, expectTotalsAddUp, heading, openPage, people } from '../support/shopping.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, newVisitor, phone } from '../support/visitor.ts';

/** Every picture has the same small cut, whatever the file's size. */
async function expectSmallPictures(page: Page): Promise<void> {
  const widths = await page.locator('main li img').evaluateAll((all) => all.map((each) => each.clientWidth));
  expect(widths.length).toBeGreaterThan(1);
  for (const width of widths) expect([width > 40, width < 120]).toEqual([true, true]);
}

describe('the cart', () => {
  it('is changed, undone, estimated and saved', async () => {
    const page = await newVisitor(phone);
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();

    await addToCart(page, '1401');
    await addToCart(page, '1403');
    await drawer(page).getByRole('link', { name: 'View cart' }).click();
    await heading(page, 'Your cart').waitFor();
    await expectSmallPictures(page);
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' });
    const more = page.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' });

    // Four presses, at most one call under way, the last one wins.
    let underWay = 0;
    let most = 0;
    let calls = 0;
    await page.route('**/api/v1/regen/cart/guest', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      underWay += 1;
      calls += 1;
      most = Math.max(most, underWay);
      const response = await route.fetch();
      underWay -= 1;
      await route.fulfill({ response });
    });
    for (let press = 0; press < 4; press += 1) await more.click();
    expect(await quantity.inputValue()).toBe('5');
    await expect.poll(() => page.getByRole('main').locator('dl[aria-busy]').count()).toBe(0);
    expect(most).toBe(1);
    expect(calls).toBeLessThanOrEqual(4);
    await page.unroute('**/api/v1/regen/cart/guest');
    await expectTotalsAddUp(page);

    await page.getByRole('button', { name: 'Remove Niacinamide 10' }).click();
    await page.getByText('Niacinamide 10 was removed.').first().waitFor();
    expect(
      await page.getByRole('button', { name: /^Undo/ }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('spinbutton', { name: 'Quantity of Niacinamide 10' }).waitFor();

    await page.getByLabel('Coupon code').fill('NOSUCHCODE');
    await page.getByRole('form', { name: 'Coupon' }).getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('main').getByText("We don't recognize this coupon code.").waitFor();

    await page.getByText('Estimate shipping and tax').click();
    await page.getByLabel('State', { exact: true }).selectOption('CO');
    await page.getByLabel('ZIP code').fill('8020');
    await page.getByRole('button', { name: 'Estimate', exact: true }).click();
    await page.getByRole('main').getByText('Enter a ZIP code like').waitFor();
    await page.getByLabel('ZIP code').fill('80202');
    await page.getByRole('button', { name: 'Estimate', exact: true }).click();
    await page.getByRole('radio', { name: /Overnight/ }).check();
    await expect.poll(() => page.getByRole('main').locator('dl').getByText('At checkout').count()).toBe(0);
    await expectTotalsAddUp(page);

    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await page.getByText('Free item', { exact: true }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.reload();
    await expect.poll(() => quantity.inputValue()).toBe('5');
    expect(await page.getByText('Free item', { exact: true }).count()).toBe(1);
  });
});

it('leads from the drawer to the samples, or back to the button that opened it, and from a reload to the top of its page', async () => {
  const page = await newVisitor(phone);
  await addToCart(page, '1401');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.and(page.locator(':focus')).waitFor();

  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await cart.click();
  await drawer(page).getByRole('link', { name: 'View samples' }).click();
  const samples = page.getByRole('main').getByRole('heading', { name: 'Choose your free sample' });
  await samples.and(page.locator(':focus')).waitFor();
  await expect.poll(() => samples.evaluate((each) => each.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.goBack();
  await heading(page, 'C15 Bright Serum').waitFor();

  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await cart.click();
  await drawer(page).waitFor();
  await page.reload();
  await heading(page, 'Your cart').waitFor();
  await expectTotalsAddUp(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('puts together what two tabs did that do not hear of each other', async () => {
  const page = await newVisitor(desktop, { allowed: [/status of 412/] });
  await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await addToCart(page, '1401');
  await page.goto('/cart');
  await page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' }).waitFor();
  const other = await page.context().newPage();
  await addToCart(other, '1403');
  await other.close();

  await page.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }).click();
  await page.getByText('Your cart also changed in another window.').waitFor();
  await page.getByRole('spinbutton', { name: 'Quantity of Niacinamide 10' }).waitFor();
  expect(await page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' }).inputValue()).toBe('2');
  await expectSmallPictures(page);
});

it('keeps a change that could not be saved, and saves it later', async () => {
  const page = await newVisitor(desktop, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
  await addToCart(page, '1401');
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' });
  await quantity.waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }).click();
  await page.getByText('Your last change wasn’t saved').waitFor();
  expect(await quantity.inputValue()).toBe('1');
  // It goes on by itself.
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && /\/cart\//.test(response.url()),
  );
  await page.context().setOffline(false);
  await expect.poll(() => quantity.inputValue()).toBe('2');
  // The quantity shows before the store has it.
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect.poll(() => quantity.inputValue()).toBe('2');
});

it('says why somebody has no points to spend', async () => {
  const page = await newVisitor(phone);
  await startSignedIn(page, people.noRewards);
  await openPage(page, '/products/1401');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await page.getByText('Tier 4 accounts do not earn or spend points').waitFor();
  expect(await page.getByLabel('REGEN rewards points').count()).toBe(0);
});
