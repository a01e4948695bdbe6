import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { passwordOf } from '../support/shopping.ts';
import { choose, press, type } from './keys.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export async function signInByKeys(page: Page, email: string): Promise<void> {
  await type(page, page.getByLabel('Email', { exact: true }), email);
  await type(page, page.getByLabel('Password', { exact: true }), passwordOf(email));
  await page.keyboard.press('Enter');
}

export async function typeAddress(page: Page): Promise<void> {
  await type(page, page.getByLabel('First name'), 'Gwen');
  await type(page, page.getByLabel('Last name'), 'Park');
  await type(page, page.getByLabel('Street address'), '120 Larimer Street');
  await type(page, page.getByLabel('ZIP code'), '80202');
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Denver');
  await choose(page, page.getByLabel('State', { exact: true }), 'Colo', 'CO');
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await type(page, page.getByLabel('Card number'), number);
  await type(page, page.getByLabel('Expiration date'), '1231');
  await type(page, page.getByLabel('Security code'), '123');
}

/** From the chosen way of shipping to the pressed order. */
export async function orderByKeys(page: Page, card: string): Promise<void> {
  await press(page, button(page, 'Continue to payment'));
  await payByKeys(page, card);
}

/** From the payment to the pressed order. */
export async function payByKeys(page: Page, card: string): Promise<void> {
  await typeCard(page, card);
  await press(page, button(page, 'Continue to review'));
  await press(page, button(page, /^Place order and pay/));
}
