// Journey 1 by keyboard alone: search, filter, quick view, cart drawer, guest checkout, confirmation, account offered.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cards, drawer, expectConfirmations, heading, openPage } from '../support/shopping.ts';
import { newVisitor, screens } from '../support/visitor.ts';
import { press, tabTo, type } from './keys.ts';
import { orderByKeys, typeAddress } from './shopping-by-keys.ts';

describe.each(screens)('a visitor with a keyboard on a $name', (screen) => {
  it('searches, filters, looks, buys without an account, and is offered one', async () => {
    const page = await newVisitor(screen);
    const email = `gwen-${randomUUID().slice(0, 8)}@example.com`;
    await openPage(page, '/');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')).waitFor();
    await type(page, page.getByLabel('Search products'), 'vitamin c serum');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    await heading(page, /vitamin c serum/).waitFor();

    // Back to the top of the page, and by the menu to the serums.
    if (screen.name === 'phone') {
      await press(page, page.getByRole('button', { name: 'Menu' }), { back: true });
      await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /^Serums/ }));
    } else {
      await press(page, page.getByRole('banner').getByRole('link', { name: 'Serums', exact: true }), { back: true });
    }
    await heading(page, 'Serums').waitFor();

    if (screen.name === 'phone') await press(page, page.getByRole('button', { name: 'Filters' }));
    const place = screen.name === 'phone' ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
    await press(page, place.getByRole('checkbox', { name: /Redness/ }), { key: 'Space' });
    await page.waitForURL(/concern=redness/);
    if (screen.name === 'phone') {
      await press(page, page.getByRole('button', { name: /^Show \d+ product/ }));
      await place.waitFor({ state: 'detached' });
    }

    await press(page, page.getByRole('link', { name: 'Quick view of Cica Reserve Serum' }));
    const quickView = page.getByRole('dialog', { name: 'Cica Reserve Serum' });
    await quickView.waitFor();
    await page.keyboard.press('Escape');
    await quickView.waitFor({ state: 'detached' });
    // The focus is where it was.
    await page.getByRole('link', { name: 'Quick view of Cica Reserve Serum' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await press(page, quickView.getByRole('button', { name: 'Add to cart' }));
    await drawer(page).waitFor();
    await press(page, drawer(page).getByRole('link', { name: 'Check out' }));

    await heading(page, 'Checkout').waitFor();
    await type(page, page.getByLabel('Email', { exact: true }), email);
    await press(page, page.getByRole('button', { name: 'Continue to delivery' }));
    await typeAddress(page);
    await press(page, page.getByRole('button', { name: 'Continue to shipping' }));
    const chosen = page.getByRole('radio', { checked: true });
    await tabTo(page, chosen);
    const before = await chosen.inputValue();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen.inputValue()).not.toBe(before);
    await orderByKeys(page, cards.good);

    await heading(page, 'Thank you, Gwen').waitFor();
    await expectConfirmations(page, email, 1);
    await press(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }));
    await heading(page, 'Create an account').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  });
});
