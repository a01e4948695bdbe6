import { expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { accountOf, heading, openOwn, openPage, signInAs } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';
import { detailsForm, openProfile, phoneField, PROFILE } from './support.ts';

it('signs in and out in all tabs at once, and leaves nothing behind but the device', async () => {
  const first = await newVisitor(desktop);
  const second = await first.context().newPage();
  await openPage(second, '/products');
  const onLogin = await first.context().newPage();
  await onLogin.goto(`/login?redirect=${encodeURIComponent(PROFILE)}`);
  await heading(onLogin, 'Sign in').waitFor();
  await first.goto(PROFILE);
  await signInAs(first, await newClient());
  await accountOf(second, 'Nia').waitFor();
  // A tab that was waiting at the sign-in goes on to where it was going.
  await heading(onLogin, 'Profile').waitFor();

  await second.evaluate(() => (localStorage['left'] = 'behind'));
  await first.getByRole('button', { name: 'Sign out', exact: true }).click();
  await first.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await second.getByRole('link', { name: 'Sign in' }).first().waitFor();
  // A private page in another tab redirects to sign-in, and from there back.
  await heading(onLogin, 'Sign in').waitFor();
  expect(new URL(onLogin.url()).searchParams.get('redirect')).toBe(PROFILE);
  expect(await first.evaluate(() => Object.keys(localStorage))).toEqual(['regen.deviceId']);
});

it('sets the platform cookie again at each visit, for 400 days', async () => {
  const page = await newVisitor(desktop);
  await openProfile(page, await newClient());
  const context = page.context();
  const platform = async () => (await context.cookies()).find(({ name }) => name === 'platform');
  expect((await platform())?.value).toBe('regen');
  await context.clearCookies({ name: 'platform' });
  await openPage(page, '/');
  const days = (((await platform())?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(399);
});

it('shows the next person in a tab nothing of the one before', async () => {
  const [ana, dana] = [await newClient(), await newClient()];
  const page = await newVisitor(desktop);
  await openProfile(page, ana);
  await page.getByRole('textbox', { name: 'Account name' }).fill('The house of Ana');
  await detailsForm(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your details are saved.').first().waitFor();
  // Typed and not saved: only hers.
  await phoneField(page).fill('801 555 0177');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByRole('dialog').getByLabel('Street address').fill('7 Quiet Lane');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  expect(await page.evaluate(() => Object.values({ ...sessionStorage, ...localStorage }).join('\n'))).not.toMatch(
    /801 555 0177|7 Quiet Lane/,
  );
  // Without a place to return to, sign-in leads to the overview.
  await signInAs(page, dana);
  await heading(page, 'Welcome, Nia').waitFor();
  // Everything that is on screen from here on, the moments in between included.
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(globalThis, { seen });
  });
  await page.getByRole('link', { name: 'Profile' }).click();
  await heading(page, 'Profile').waitFor();
  const name = page.getByRole('textbox', { name: 'Account name' });
  expect(await name.inputValue()).toBe('Nia Vale');
  expect(await phoneField(page).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Add an address' }).click();
  expect(await page.getByRole('dialog').getByLabel('Street address').inputValue()).toBe('');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).toContain('Profile');
  expect(seen).not.toMatch(/house of Ana|801 555 0177|7 Quiet Lane/);
  expect(seen).not.toContain(ana);
});

it('changes the person in a tab when another tab does', async () => {
  const [ana, dana] = [await newClient(), await newClient()];
  const first = await newVisitor(desktop);
  await openProfile(first, ana);
  await first.getByText(ana).first().waitFor();
  const second = await first.context().newPage();
  await openPage(second, '/');
  // Signed out and in again as somebody else, in the other tab.
  await openOwn(second, 'Nia', 'Sign out');
  await heading(first, 'Sign in').waitFor();
  await second.getByRole('link', { name: 'Sign in' }).first().click();
  await signInAs(second, dana);
  await heading(first, 'Profile').waitFor();
  await first.getByText(dana).first().waitFor();
  expect(await first.getByText(ana).count()).toBe(0);
});
