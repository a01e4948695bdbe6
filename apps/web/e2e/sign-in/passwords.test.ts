import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newClient, startSignedIn } from '../support/practice.ts';
import { accountOf, heading, mailsTo } from '../support/shopping.ts';
import { desktop, newVisitor, phone } from '../support/visitor.ts';

async function resetLink(page: Page, email: string): Promise<string> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The address comes along.
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await heading(page, 'Check your inbox').waitFor();
  const find = async () =>
    (await mailsTo(page, email)).map(({ text }) => /\/resetPassword\/\S+/.exec(text)?.[0]).find(Boolean);
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}

it('ends every session, and returns to sign-in with the email filled in', async () => {
  const email = await newClient();
  const page = await newVisitor(phone, { allowed: [/status of 422/] });
  const second = await newVisitor(desktop, { allowed: [/status of 422/] });
  const other = await newVisitor(desktop);
  await startSignedIn(other, email);
  await other.goto('/retail/my-account/profile');
  await heading(other, 'Profile').waitFor();

  const path = await resetLink(page, email);
  // Opened twice: where it was asked for, and in another browser.
  await second.goto(path);
  await second.getByLabel('New password', { exact: true }).waitFor();
  // As a link in an email does: in a tab that has seen nothing.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
  const password = page.getByLabel('New password', { exact: true });
  await password.fill(email);
  await page.getByText('Different from your email, not yet').waitFor();
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Is too easy to guess.').first().waitFor();

  await password.fill('three calm mornings');
  await page.getByText('At least 10 characters, met').waitFor();
  await page.getByRole('button', { name: 'Save password' }).click();
  await heading(page, 'Sign in').waitFor();
  await page.getByText('Your new password is set').waitFor();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);

  // Used meanwhile: the form says so and leads on.
  await second.getByLabel('New password', { exact: true }).fill('three other mornings');
  await second.getByRole('button', { name: 'Save password' }).click();
  await second.getByText('This link is no longer valid').waitFor();
  await second.getByRole('link', { name: 'Get a new link' }).waitFor();
  await other.goto('/retail/my-account/profile');
  await heading(other, 'Sign in').waitFor();

  await page.getByLabel('Password', { exact: true }).fill('three calm mornings');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await accountOf(page, 'Nia').waitFor();
  // Once means once, also where it was used.
  await page.goto(path);
  await page.getByText('This link is no longer valid').waitFor();
});

it('takes no link that is not ours', async () => {
  const page = await newVisitor(desktop, { allowed: [/status of 400/, /status of 404/] });
  for (const token of ['', '/nothing-of-ours', `/${'x'.repeat(300)}`]) {
    await page.goto(`/resetPassword${token}`);
    await page.getByText('This link is no longer valid').waitFor();
  }
  expect(await page.getByRole('link', { name: 'Get a new link' }).count()).toBe(1);
});
