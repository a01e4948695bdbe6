// Journey 1 by touch: search, menu, filter, cart drawer, guest checkout, confirmation, account offered. By keys in e2e/keyboard.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  accountOf,
  addToCart,
  cards,
  drawer,
  expectConfirmations,
  expectTotalsAddUp,
  fillAddress,
  fillCard,
  heading,
  openPage,
  placeButton,
  step,
} from '../support/shopping.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForLongNames,
  newVisitor,
  phone,
} from '../support/visitor.ts';

it('a visitor searches, filters, looks, buys without an account, and is offered one', async () => {
  const page = await newVisitor(phone);
  const email = `gwen-${randomUUID().slice(0, 8)}@example.com`;
  await openPage(page, '/');
  await page.getByLabel('Search products').tap();
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('vitamin c serum');
  await search.press('Enter');
  await page.waitForURL(/\/search/);
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);

  // By the menu to the serums, a filter, and back to the same list. Back closes what lies over the page, and nothing else.
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/search');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('link', { name: /^Serums/ }).tap();
  await heading(page, 'Serums').waitFor();
  await page.getByRole('button', { name: 'Add C15 Bright Serum to cart' }).waitFor();
  await page.getByRole('button', { name: 'Filters' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /Redness/ }).tap();
  await page.waitForURL(/concern=redness/);
  await page.goBack();
  await filters.waitFor({ state: 'detached' });
  await page.waitForURL(/concern=redness/);
  await page.getByRole('button', { name: /^Filters \(/ }).tap();
  await page.getByRole('button', { name: /^Show \d+ product/ }).tap();
  await filters.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Cica Reserve Serum', exact: true }).tap();
  await heading(page, 'Cica Reserve Serum').waitFor();
  await page.goBack();
  await heading(page, 'Redness').or(heading(page, 'Serums')).or(heading(page, 'All products')).first().waitFor();
  expect(page.url()).toContain('concern=redness');

  await addToCart(page, '1401');
  await drawer(page).getByRole('link', { name: 'C15 Bright Serum' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cart');
  // On the smallest screen, and on one that is enlarged to 200%, what is in the cart can be reached above its foot.
  for (const size of [
    { width: 320, height: 640 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await drawer(page).getByRole('button', { name: 'Remove C15' }).tap({ trial: true });
    await drawer(page).getByRole('link', { name: 'Check out' }).tap({ trial: true });
  }
  await page.setViewportSize(phone.viewport);

  // Back closes the cart and leaves the page where it was.
  await page.goBack();
  await drawer(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/products/1401');
  // Name and price are in the first screen, and the way into the cart in every other.
  const price = await page.getByRole('main').getByText('$92.00').first().boundingBox();
  expect(price && price.y + price.height).toBeLessThan(phone.viewport.height);
  await page.evaluate(() => scrollTo(0, 1600));
  await page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' }).tap({ trial: true });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('region', { name: 'Buy' }).waitFor({ state: 'detached' });
  const cart = page.getByRole('link', { name: 'Cart, 1 item' });
  expect(await cart.getAttribute('aria-current')).toBeNull();
  await cart.tap();
  await drawer(page).getByRole('link', { name: 'Check out' }).tap();

  await heading(page, 'Checkout').waitFor();
  await step(page, /Contact/).waitFor();
  await page.getByRole('button', { name: 'Continue to delivery' }).tap();
  await page.getByRole('alert').getByRole('link', { name: 'Enter your email address.' }).tap();
  expect(await page.getByLabel('Email', { exact: true }).evaluate((input) => input === document.activeElement)).toBe(
    true,
  );
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue to delivery' }).tap();

  // In the order of the fields.
  await page.getByRole('button', { name: 'Continue to shipping' }).tap();
  const wrong = page.getByRole('alert').getByRole('link');
  await wrong.first().waitFor();
  expect(await wrong.allInnerTexts()).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your street address.',
    'Enter the ZIP code.',
    'Enter your city.',
    'Choose your state.',
  ]);

  // What is typed outlasts a reload in the middle of a step, and the back button.
  await page.getByLabel('First name').fill('Gwen');
  await page.getByRole('textbox', { name: 'City' }).fill('Denver');
  await page.reload();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Gwen');
  expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Denver');
  await page.goBack();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await page.goForward();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to shipping' }).tap();

  await page.getByRole('radio', { name: /Two-day/ }).tap();
  await page.getByRole('radio', { name: /Ground/ }).tap();
  await page.getByRole('button', { name: 'Continue to payment' }).tap();

  await page.getByText('This store is in test mode').waitFor();
  await fillCard(page, '4242 4242 4242 4243');
  await page.getByRole('button', { name: 'Continue to review' }).tap();
  await page.getByRole('alert').getByText('One of the digits isn’t right').waitFor();
  await fillCard(page, cards.declined);
  expect(await page.getByLabel('Card number').inputValue()).toBe(cards.declined);
  expect(await page.getByLabel('Expiration date').inputValue()).toBe('12 / 31');
  await page.getByRole('button', { name: 'Continue to review' }).tap();

  await placeButton(page).waitFor();
  // Collapsing the summary dismisses the refused coupon.
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const fold = summary.getByRole('heading', { name: /^Your order/ });
  await fold.tap();
  await summary.getByRole('button', { name: 'Add a coupon' }).tap();
  await summary.getByLabel('Coupon code').fill('NOSUCHCODE');
  await summary.getByRole('button', { name: 'Apply' }).tap();
  await summary.getByText("We don't recognize this coupon code.").waitFor();
  await fold.tap();
  await fold.tap();
  await summary.getByRole('button', { name: 'Add a coupon' }).waitFor();
  expect(await summary.getByText("We don't recognize this coupon code.").count()).toBe(0);
  await page.reload();
  await placeButton(page).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain('4000000000000002');
  expect(kept).not.toContain(cards.declined);
  // What is agreed to opens beside the checkout.
  const terms = page.getByRole('main').getByRole('link', { name: /^terms and conditions/ });
  expect([await terms.getAttribute('href'), await terms.getAttribute('target')]).toEqual(['/terms', '_blank']);
  await placeButton(page).tap();

  // Declined: nothing is lost, nothing doubled, the second card asks the bank first.
  await page.getByText('The payment didn’t go through').waitFor();
  await heading(page, 'Pay for your order').waitFor();
  await page.reload();
  await page.getByText('The payment didn’t go through').waitFor();
  await fillCard(page, cards.bank);
  await page.getByRole('button', { name: /^Pay \$/ }).tap();
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await bank.waitFor();
  await page.reload();
  await bank.getByRole('button', { name: 'Approve' }).tap();

  await heading(page, 'Thank you, Gwen').waitFor();
  await expectNoSidewaysScroll(page);
  await expectRoomForLongNames(page);
  const total = await expectTotalsAddUp(page);
  expect(total).toBeGreaterThan(9200);
  await page.getByText('What happens next').waitFor();
  const mail = await expectConfirmations(page, email, 1);
  await page.reload();
  await heading(page, 'Thank you, Gwen').waitFor();
  expect(await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).count()).toBe(1);

  await page.getByRole('main').getByRole('link', { name: 'Receipt' }).tap();
  await heading(page, 'Receipt').waitFor();
  await expectRoomForLongNames(page);
  const href = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const file = await page.request.get(new URL(href ?? '', page.url()).href);
  expect([file.headers()['content-type'], (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Back to the order' }).isVisible()).toBe(false);
  expect(await page.getByRole('article').getByRole('definition').first().textContent()).toMatch(/^R-/);
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();

  // The link in the email opens the order in another browser.
  const link = /https?:\/\/\S+\/order\/ord_\S+/.exec(mail.text)?.[0];
  const elsewhere = await newVisitor(phone);
  await elsewhere.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  await heading(elsewhere, 'Thank you, Gwen').waitFor();
  expect(elsewhere.url()).not.toContain('accessToken');

  // An account for one password, on the confirmation itself: the order and the address are in it.
  await page.getByLabel('Password', { exact: true }).fill('a quiet morning walk');
  await page.getByRole('button', { name: 'Create account' }).tap();
  await page.getByRole('main').getByText('Welcome, Gwen. Your account is ready.').waitFor();
  await page.getByText('Use WELCOME10 for 10% off your first order.').waitFor();
  await expectAccessible(page);
  await heading(page, 'Thank you, Gwen').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'View order' }).tap();
  await page.getByRole('heading', { name: 'Progress' }).waitFor();
  await page.getByRole('main').getByText('Welcome, Gwen.').waitFor({ state: 'detached' });
  await accountOf(page, 'Gwen').waitFor();
});
