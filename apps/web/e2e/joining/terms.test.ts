import { describe, expect, it } from 'vitest';
import { heading, signInAs } from '../support/shopping.ts';
import { expectAccessible, expectRoomAt320, narrow, newVisitor } from '../support/visitor.ts';

// Neither has accepted any terms yet; each is asked once.
const ASKED = { phone: 'grace@clients.example', desktop: 'tom@clients.example' } as const;

describe.each(narrow)('new terms on a $name', (screen) => {
  it('are asked for after signing in, and on private pages until they are accepted', async () => {
    const page = await newVisitor(screen);
    const email = ASKED[screen.name];
    await page.goto('/retail/my-account/favorites');
    await signInAs(page, email);
    await heading(page, 'Our terms and conditions').waitFor();
    await page.getByText('Professional accounts need a licence').waitFor();
    await expectAccessible(page);
    await expectRoomAt320(page);

    // Another private page asks as well; what is public does not.
    await page.goto('/retail/my-account/profile');
    await heading(page, 'Our terms and conditions').waitFor();
    await page.goto('/locations');
    await heading(page, 'Find a store').waitFor();

    await page.goto('/retail/my-account/profile');
    await page.getByRole('button', { name: 'Decline and sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();

    await page.goto('/retail/my-account/profile');
    await signInAs(page, email);
    await page.getByRole('button', { name: 'Accept and go on' }).click();
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
