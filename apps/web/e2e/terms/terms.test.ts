import { describe, expect, it } from 'vitest';
import { heading, signInAs } from '../support/shopping.ts';
import { newVisitor, phone } from '../support/visitor.ts';

// Has not accepted any terms yet, and is asked once.
const ASKED = 'grace@clients.example';

describe('new terms', () => {
  it('are asked for after signing in, and on private pages until they are accepted', async () => {
    const page = await newVisitor(phone);
    await page.goto('/retail/my-account/favorites');
    await signInAs(page, ASKED);
    await heading(page, 'Our terms and conditions').waitFor();
    await page.getByText('Professional accounts need a license').waitFor();

    // Another private page asks as well; what is public does not.
    await page.goto('/retail/my-account/my-orders');
    await heading(page, 'Our terms and conditions').waitFor();
    await page.goto('/locations');
    await heading(page, 'Find a store').waitFor();

    // Their data and the deletion of the account do not wait for it.
    await page.goto('/retail/my-account/my-orders');
    await page.getByRole('link', { name: 'download your data or delete your account' }).click();
    await heading(page, 'Profile').waitFor();
    await page.getByRole('button', { name: 'Delete account' }).waitFor();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Favorites' }).click();
    await heading(page, 'Our terms and conditions').waitFor();

    await page.getByRole('button', { name: 'Decline and sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();

    await page.goto('/retail/my-account/profile');
    await signInAs(page, ASKED);
    await heading(page, 'Our terms and conditions').waitFor();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await heading(page, 'Profile').waitFor();
    await page
      .getByRole('region', { name: 'Terms and conditions' })
      .getByText(/You accepted version 2026-01 on /)
      .waitFor();
    await page.reload();
    await heading(page, 'Profile').waitFor();
    await page.goto('/accept-terms?redirect=/locations');
    await heading(page, 'Find a store').waitFor();
    expect(new URL(page.url()).pathname).toBe('/locations');
  });
});
