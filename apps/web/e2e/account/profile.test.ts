import { describe, expect, it } from 'vitest';
import { newClient, startSignedIn } from '../support/practice.ts';
import { heading } from '../support/shopping.ts';
import { desktop, expectAccessible, newVisitor, phone } from '../support/visitor.ts';

const PAGE = '/retail/my-account/profile';
const NEW_PASSWORD = 'another battery staple';

describe('the profile', () => {
  it('does not offer staff to rename the care team', async () => {
    const page = await newVisitor(desktop);
    await startSignedIn(page, 'noor@regen.example');
    await page.goto('/b2b/my-account/profile');
    await page.getByRole('heading', { name: 'Password', exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Account name' }).count()).toBe(0);
  });

  it('keeps phone, name and addresses', async () => {
    const page = await newVisitor(phone);
    await startSignedIn(page, await newClient());
    await page.goto(PAGE);
    await heading(page, 'Profile').waitFor();
    await page.getByText('No addresses yet').waitFor();

    // A phone number, and text messages only with one.
    const phoneForm = page.getByRole('form', { name: 'Phone' });
    await phoneForm.getByRole('checkbox').check();
    await phoneForm.getByRole('button', { name: 'Save phone number' }).click();
    await phoneForm.getByText('Enter a phone number for text messages.').first().waitFor();
    await expectAccessible(page);
    await phoneForm.getByRole('textbox').fill('801 555 0114');
    await phoneForm.getByRole('button', { name: 'Save phone number' }).click();
    await page.getByText('Phone number saved.').first().waitFor();

    await page.getByRole('textbox', { name: 'Account name' }).fill('Nia & Co');
    await page.getByRole('button', { name: 'Save account name' }).click();
    await page.getByText('Account name saved.').first().waitFor();

    // The open form is in the URL, and input survives closing it.
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Nia');
    expect(page.url()).toContain('address=new');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add an address' }).click();
    expect(await dialog.getByLabel('First name').inputValue()).toBe('Nia');
    await dialog.getByLabel('Last name').fill('Vale');
    await dialog.getByLabel('Street address').fill('7 Quiet Lane');
    await dialog.getByRole('textbox', { name: 'City' }).fill('Boulder');
    await dialog.getByLabel('State', { exact: true }).selectOption('CO');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await dialog.getByRole('alert').first().waitFor();
    await dialog.getByLabel('ZIP code').fill('80302');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await dialog.waitFor({ state: 'detached' });
    const book = page.getByRole('region', { name: 'Address book' });
    await book.getByText('7 Quiet Lane').first().waitFor();
    await book.getByText('Default', { exact: true }).waitFor();
    // The button that opened the form is gone with the empty list.
    const title = book.getByRole('heading', { name: 'Address book' }).and(page.locator(':focus'));
    await title.waitFor();

    await book.getByRole('button', { name: /^Edit ?: 7 Quiet Lane/ }).click();
    await dialog.getByLabel('Street address').fill('9 Quiet Lane');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await book.getByText('9 Quiet Lane').first().waitFor();
    await dialog.waitFor({ state: 'detached' });

    await book.getByRole('button', { name: /^Delete ?: 9 Quiet Lane/ }).click();
    await book.getByText('No addresses yet').waitFor();
    await title.waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await book.getByText('9 Quiet Lane').first().waitFor();

    await page.reload();
    await book.getByText('9 Quiet Lane').first().waitFor();
    expect(await page.getByRole('form', { name: 'Phone' }).getByRole('textbox').inputValue()).toBe('801 555 0114');
    await expect.poll(() => page.getByRole('textbox', { name: 'Account name' }).inputValue()).toBe('Nia & Co');
  });
});

it('changes the password, which signs the other devices out', async () => {
  const email = await newClient();
  const other = await newVisitor(phone);
  const own = await newVisitor(desktop);
  for (const page of [other, own]) {
    await startSignedIn(page, email);
    await page.goto(PAGE);
    await heading(page, 'Profile').waitFor();
  }
  // Right after sign-in, the current password is not required.
  expect(await own.getByLabel('Current password').count()).toBe(0);
  await own.getByLabel('New password').fill(NEW_PASSWORD);
  await own.getByRole('button', { name: 'Change password' }).click();
  await own.getByText('Password changed').first().waitFor();
  expect(await own.getByLabel('New password').inputValue()).toBe('');
  await own.reload();
  await heading(own, 'Profile').waitFor();

  await other.reload();
  await heading(other, 'Sign in').waitFor();
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await heading(other, 'Profile').waitFor();
});
