import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addToCart, drawer, expectTotalsAddUp, heading, mailsTo, openOwn } from '../support/shopping.ts';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, screens } from '../support/visitor.ts';

describe.each(screens)('the cart on a $name', (screen) => {
  it('is changed, undone, estimated and kept', async () => {
    const page = await newVisitor(screen);
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await expectAccessible(page);

    await addToCart(page, '1401');
    await addToCart(page, '1403');
    await drawer(page).getByRole('link', { name: 'View cart' }).click();
    await heading(page, 'Your cart').waitFor();
    // Every picture has the same small cut, whatever the file's size.
    const widths = await page.locator('main li img').evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(widths.length).toBeGreaterThan(1);
    for (const width of widths) expect([width > 40, width < 120]).toEqual([true, true]);
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
    await page.getByRole('main').getByText('We do not know this coupon code.').waitFor();

    await page.getByText('Estimate shipping and tax').click();
    await page.getByLabel('State', { exact: true }).selectOption('CO');
    await page.getByLabel('ZIP code').fill('8020');
    await page.getByRole('button', { name: 'Estimate', exact: true }).click();
    await page.getByRole('main').getByText('Enter a postal code like').waitFor();
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

const desktop = screens[1];

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
  await page.getByText('Your cart was also changed in another window.').waitFor();
  await page.getByRole('spinbutton', { name: 'Quantity of Niacinamide 10' }).waitFor();
  expect(await page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' }).inputValue()).toBe('2');
});

it('keeps a change that could not be saved, and saves it later', async () => {
  const page = await newVisitor(desktop, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
  await addToCart(page, '1401');
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' });
  await quantity.waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }).click();
  await page.getByText('Your last change was not saved').waitFor();
  expect(await quantity.inputValue()).toBe('1');
  // It goes on by itself.
  await page.context().setOffline(false);
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await page.reload();
  await expect.poll(() => quantity.inputValue()).toBe('2');
});

it('sets a new password with the link of the mail, once', async () => {
  const page = await newVisitor(desktop);
  const email = `rosa-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/register-retail');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Use at least 10 characters.' }).waitFor();
  // A reload keeps what was typed, but never a password.
  await page.reload();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('Password', { exact: true }).fill('long enough to keep');
  await page.getByRole('button', { name: 'Create account' }).click();
  await openOwn(page, 'Rosa', 'Orders');
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await heading(page, 'Check your inbox').waitFor();
  const find = async () =>
    (await mailsTo(page, email)).map(({ text }) => /\/resetPassword\/\S+/.exec(text)?.[0]).find(Boolean);
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  const path = (await find()) ?? '';
  await page.goto(path);
  await page.getByLabel('New password', { exact: true }).fill('a new one, also long');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await heading(page, 'Sign in').waitFor();
  await page.goto(path);
  await page.getByText('This link cannot be used any more').waitFor();
  await expectAccessible(page);
});
