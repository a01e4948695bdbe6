import { describe, expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { heading } from '../support/shopping.ts';
import { newVisitor, phone } from '../support/visitor.ts';
import { openProfile, sessionList } from './support.ts';

describe('the own sessions', () => {
  it('are shown, and end one by one or all at once', async () => {
    const email = await newClient();
    const [lost, second, here] = [await newVisitor(phone), await newVisitor(phone), await newVisitor(phone)];
    await openProfile(lost, email);
    await openProfile(second, email);
    await openProfile(here, email);
    const items = sessionList(here).getByRole('listitem');
    // The registration opened one more.
    await expect.poll(() => items.count()).toBe(4);
    await items.first().getByText('This device').waitFor();
    await items.first().getByText('Chrome on').waitFor();
    await items.first().getByText('Active now').waitFor();
    expect(await items.first().getByRole('button').count()).toBe(0);

    // The newest of the others is the second.
    await items
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect.poll(() => items.count()).toBe(3);
    await second.reload();
    await heading(second, 'Sign in').waitFor();

    await here.getByRole('button', { name: 'Sign out on all other devices' }).click();
    await here.getByText('You’re signed in on this device only.').waitFor();
    await lost.reload();
    await heading(lost, 'Sign in').waitFor();
    await here.reload();
    await heading(here, 'Profile').waitFor();
  });

  it('end everywhere with one press', async () => {
    const email = await newClient();
    const [there, here] = [await newVisitor(phone), await newVisitor(phone)];
    await openProfile(there, email);
    await openProfile(here, email);
    await here.getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await there.reload();
    await heading(there, 'Sign in').waitFor();
    expect(await here.evaluate(() => Object.keys(localStorage))).toEqual(['regen.deviceId']);
  });
});
