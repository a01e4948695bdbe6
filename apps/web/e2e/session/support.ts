import type { Locator, Page } from 'playwright-core';
import { startSignedIn } from '../support/practice.ts';
import { heading } from '../support/shopping.ts';

export const PROFILE = '/retail/my-account/profile';

export const detailsForm = (page: Page): Locator => page.getByRole('form', { name: 'Your details' });
export const phoneField = (page: Page): Locator => detailsForm(page).getByRole('textbox', { name: /^Phone/ });
export const sessionList = (page: Page): Locator => page.getByRole('list', { name: 'Where you’re signed in' });

/** Signs a user in, opens their profile and waits for its forms. */
export async function openProfile(page: Page, email: string): Promise<void> {
  await startSignedIn(page, email);
  await page.goto(PROFILE);
  await heading(page, 'Profile').waitFor();
  await phoneField(page).waitFor();
}

/** Ends this browser's session on the server, behind the back of the page: it only hears of it over its live connection. */
export async function revoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { token, userId } = JSON.parse(localStorage.getItem('regen.session') ?? '{}') as Record<string, string>;
    const answer = await fetch(`/api/v1/regen/users/${userId}/logOut`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Browser-Id': localStorage.getItem('regen.deviceId') ?? '' },
    });
    if (answer.status !== 204) throw new Error(`The session could not be ended: ${answer.status}`);
  });
}
