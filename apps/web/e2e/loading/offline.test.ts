import { describe, expect, it } from 'vitest';
import { detailsForm, openProfile, phoneField } from '../session/support.ts';
import { newClient } from '../support/practice.ts';
import { addToCart, drawer, heading, openPage } from '../support/shopping.ts';
import { expectAccessible, expectRoomAt320, newVisitor, phone } from '../support/visitor.ts';
import { loaded } from './support.ts';

const options = { allowed: [/ERR_INTERNET_DISCONNECTED/, /A part of the page did not arrive/] };

describe('without a connection', () => {
  it('says so, keeps what was typed, and goes on when it is back', async () => {
    const page = await newVisitor(phone, options);
    await openProfile(page, await newClient());
    await loaded(page);
    const banner = page.getByText('You’re offline.');
    expect(await banner.count()).toBe(0);
    await page.context().setOffline(true);
    await page.getByText('We’ll keep what you type.').waitFor();
    await expectAccessible(page);
    await expectRoomAt320(page);

    // A press gets feedback at once, not when the connection comes back.
    await phoneField(page).fill('801 555 0114');
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/phone')) calls += 1;
    });
    await detailsForm(page).getByRole('button', { name: 'Save', exact: true }).click();
    await detailsForm(page)
      .getByText(/We couldn’t reach the store/)
      .waitFor();
    expect(calls).toBe(1);
    await page.context().setOffline(false);
    await page.getByText('You’re back online.').first().waitFor();
    await page.getByText('We’ll keep what you type.').waitFor({ state: 'detached' });
    expect(await phoneField(page).inputValue()).toBe('801 555 0114');
    await detailsForm(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your details are saved.').first().waitFor();
    expect(calls).toBe(2);
  });

  it('saves the cart by itself once the connection is back', async () => {
    const page = await newVisitor(phone, options);
    await addToCart(page, '1401');
    await drawer(page).getByRole('link', { name: 'View cart' }).click();
    await heading(page, 'Your cart').waitFor();
    await loaded(page);
    await page.context().setOffline(true);
    await page.getByText('We’ll keep what you type.').waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.getByText('Your last change wasn’t saved').waitFor();
    await page.context().setOffline(false);
    const cart = (await (await saved).json()) as { totalQuantity: number };
    expect(cart.totalQuantity).toBe(2);
  });

  it('shows a page that it does not have once the connection is back', async () => {
    const page = await newVisitor(phone, options);
    await openPage(page, '/products');
    await loaded(page);
    await page.context().setOffline(true);
    await page.getByText('We’ll keep what you type.').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await heading(page, 'No connection').waitFor();
    await page.context().setOffline(false);
    await heading(page, 'Sign in').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
