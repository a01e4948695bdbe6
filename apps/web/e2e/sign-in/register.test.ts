import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { heading, openOwn, openPage } from '../support/shopping.ts';
import { desktop, newVisitor, phone } from '../support/visitor.ts';

describe('registering', () => {
  it('shows password rules as they are met, and returns to the store the visitor came from', async () => {
    const page = await newVisitor(phone, { allowed: [/status of 409/] });
    await openPage(page, '/store/lumen-skin');
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await heading(page, 'Create an account').waitFor();
    await page.getByText('You’ll return to the store page afterward.').waitFor();
    await page.getByLabel('First name').fill('Rosa');
    await page.getByLabel('Last name').fill('Lind');
    const email = page.getByLabel('Email', { exact: true });
    const taken = await newClient();
    await email.fill(taken);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('aaaaaaaaaaaa');
    await page.getByText('At least 10 characters, met').waitFor();
    await page.getByText('At least 5 different characters, not yet').waitFor();
    await page.getByRole('checkbox', { name: /I accept/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Use at least 5 different characters.' }).waitFor();

    // Known already: the way to sign in, with the address, and back.
    await password.fill('a quiet morning walk');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Sign in with this email' }).click();
    await heading(page, 'Sign in').waitFor();
    expect(await email.inputValue()).toBe(taken);
    await page.goBack();
    await heading(page, 'Create an account').waitFor();

    await email.fill(`rosa-${randomUUID().slice(0, 8)}@example.com`);
    await password.fill('a quiet morning walk');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/\/store\/lumen-skin$/);
    await page.getByRole('main').getByText('Welcome, Rosa. Your account is ready.').waitFor();
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await page.getByText('WELCOME10 is saved. It applies once you add products.').waitFor();

    // The name can be changed afterward.
    await page.goto('/retail/my-account/profile');
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Last name').fill('Lind-Vega');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your details are saved.').first().waitFor();
    await page.getByRole('navigation', { name: 'Account' }).getByText('Rosa Lind-Vega').waitFor();
    await page.reload();
    await expect.poll(() => form.getByLabel('Last name').inputValue()).toBe('Lind-Vega');
  });
});

it('keeps over a reload what was typed, but never a password, and opens an account in which nothing has happened yet', async () => {
  const page = await newVisitor(desktop);
  const email = `rosa-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/register-retail');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Use at least 10 characters.' }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('Password', { exact: true }).fill('long enough to keep');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('main').getByText('Welcome, Rosa. Your account is ready.').waitFor();
  await openOwn(page, 'Rosa', 'Orders');
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
});
