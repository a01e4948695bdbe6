import { describe, expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { heading, openPage, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone } from '../support/visitor.ts';
import { detailsForm, openProfile, phoneField, PROFILE, revoke } from './support.ts';

describe('what was typed', () => {
  it('is there again after the session has ended and somebody has signed in again', async () => {
    const page = await newVisitor(phone);
    // Over it the page would hear that its session has ended, now and then before the button is pressed.
    await page.routeWebSocket(/\/regen\/live\?/, () => undefined);
    const email = await newClient();
    await openProfile(page, email);
    await phoneField(page).fill('801 555 0114');
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Nia');
    await dialog.getByLabel('Last name').fill('Vale');
    await dialog.getByLabel('Street address').fill('7 Quiet Lane');
    await dialog.getByRole('textbox', { name: 'City' }).fill('Boulder');
    await dialog.getByLabel('State', { exact: true }).selectOption('CO');
    await dialog.getByLabel('ZIP code').fill('80302');
    await revoke(page);
    await dialog.getByRole('button', { name: 'Save address' }).click();

    // No question whether to leave: nothing is lost by it.
    await heading(page, 'Sign in').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${PROFILE}?address=new`);
    await page.getByText('We’ve kept everything you typed.').waitFor();
    await signInAs(page, email);
    await dialog.waitFor();
    expect(await dialog.getByLabel('Street address').inputValue()).toBe('7 Quiet Lane');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Address book' }).getByText('7 Quiet Lane').first().waitFor();

    // The form that was not sent has its input as well, and says that it is not saved.
    expect(await phoneField(page).inputValue()).toBe('801 555 0114');
    await detailsForm(page).getByText('It isn’t saved yet.').waitFor();
    await expectAccessible(page);
    await expectRoomAt320(page);
    await detailsForm(page).getByRole('button', { name: 'Discard' }).click();
    expect(await phoneField(page).inputValue()).toBe('');
    await detailsForm(page).getByText('It isn’t saved yet.').waitFor({ state: 'detached' });
  });

  it('survives navigation, before the first save and after it', async () => {
    const page = await newVisitor(phone);
    await openProfile(page, await newClient());
    const away = async () => {
      await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
      await heading(page, 'Your orders').waitFor();
      await page.getByRole('link', { name: 'Profile' }).click();
      await phoneField(page).waitFor();
    };
    await phoneField(page).fill('801 555 0114');
    await away();
    expect(await phoneField(page).inputValue()).toBe('801 555 0114');
    await detailsForm(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your details are saved.').first().waitFor();
    await detailsForm(page).getByText('It isn’t saved yet.').waitFor({ state: 'detached' });
    await away();
    expect(await detailsForm(page).getByText('It isn’t saved yet.').count()).toBe(0);
    await phoneField(page).fill('801 555 0199');
    await away();
    expect(await phoneField(page).inputValue()).toBe('801 555 0199');
    await detailsForm(page).getByText('It isn’t saved yet.').waitFor();
  });
});

it('asks before input is lost that cannot be stored, such as a password', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/register-retail');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('First name').fill('Nia');
  await password.fill('three calm mornings');
  const leave = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await leave.click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await password.inputValue()).toBe('three calm mornings');
  await leave.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'Sign in').waitFor();

  // What the draft keeps is there again, and is no reason to ask.
  await page.goBack();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Nia');
  expect(await password.inputValue()).toBe('');
  await page.getByRole('link', { name: 'Regen, home' }).click();
  await heading(page, /Good skin/).waitFor();
});
