// Keys in a window as narrow as a phone, as when a page is enlarged to 400%: what a narrow layout folds away is opened, used and left.
import { expect, it } from 'vitest';
import { drawer, heading, openPage } from '../support/shopping.ts';
import { newVisitor, phone } from '../support/visitor.ts';
import { press, tabTo, type } from './keys.ts';
import { typeAddress } from './shopping-by-keys.ts';

it('a narrow window with a keyboard finds a product by the menu and the filters, and takes it through the checkout', async () => {
  const page = await newVisitor(phone);
  await openPage(page, '/');
  await press(page, page.getByRole('button', { name: 'Menu' }));
  await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /^Serums/ }));
  await heading(page, 'Serums').waitFor();

  await press(page, page.getByRole('button', { name: 'Filters' }));
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await press(page, filters.getByRole('checkbox', { name: /Redness/ }), { key: 'Space' });
  await page.waitForURL(/concern=redness/);
  await press(page, page.getByRole('button', { name: /^Show \d+ product/ }));
  await filters.waitFor({ state: 'detached' });

  await press(page, page.getByRole('link', { name: 'Cica Reserve Serum', exact: true }));
  await heading(page, 'Cica Reserve Serum').waitFor();
  await press(page, page.getByRole('button', { name: 'Add to cart' }).first());
  await drawer(page).waitFor();
  await press(page, drawer(page).getByRole('link', { name: 'View cart' }));
  await heading(page, 'Your cart').waitFor();
  await press(page, page.getByRole('button', { name: /^One more/ }), { key: 'Space' });
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
  await press(page, page.getByRole('main').getByRole('link', { name: 'Check out' }));
  await heading(page, 'Checkout').waitFor();
  await type(page, page.getByLabel('Email', { exact: true }), 'gwen@example.com');
  await press(page, page.getByRole('button', { name: 'Continue to delivery' }));
  await typeAddress(page);
  await press(page, page.getByRole('button', { name: 'Continue to shipping' }));
  await tabTo(page, page.getByRole('radio', { checked: true }));
});
