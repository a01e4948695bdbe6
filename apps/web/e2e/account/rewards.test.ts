import { describe, expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { heading, openOwn, people } from '../support/shopping.ts';
import { desktop, expectAccessible, newVisitor, phone } from '../support/visitor.ts';

const PAGE = '/b2b/my-account/regen-rewards';

describe('REGEN rewards', () => {
  it('show the balance, the way to the next level and each entry of a year', async () => {
    const page = await newVisitor(phone);
    await startSignedIn(page, people.professional);
    await page.goto(PAGE);
    await heading(page, 'REGEN rewards').waitFor();
    await page.getByText(/^Worth \$/).waitFor();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('table', { name: /^Points in 20/ }).waitFor();

    const saved = page.waitForResponse((response) => response.url().endsWith('/updateGamingBarStatus'));
    await page.getByRole('switch', { name: 'Show my progress' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await saved;
    await page.reload();
    await page.getByRole('switch', { name: 'Show my progress' }).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await page.getByRole('switch', { name: 'Show my progress' }).click();
    await page.getByRole('progressbar').waitFor();

    await page.getByLabel('Year').selectOption({ index: 1 });
    await page.waitForURL(/year=\d{4}/);
    const year = new URL(page.url()).searchParams.get('year');
    await page.getByText(`Earned in ${year}`).waitFor();
    await page.goBack();
    await page.getByRole('table').getByRole('link').first().click();
    await heading(page, /^Order R-/).waitFor();
  });
});

it('are joined once', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, 'eli@lumenclinic.example');
  await page.goto(PAGE);
  await heading(page, 'REGEN rewards').waitFor();
  await page.getByRole('heading', { name: 'Join REGEN rewards' }).waitFor();
  await page.getByRole('button', { name: 'Accept rules and join' }).click();
  await page.getByRole('heading', { name: 'Join REGEN rewards' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^Worth \$/).waitFor();
  expect(await page.getByRole('heading', { name: 'Join REGEN rewards' }).count()).toBe(0);

  // Her home page has the way to the next level, and the deals that she can use.
  await openOwn(page, 'Eli', 'Overview');
  await page.getByRole('region', { name: 'REGEN rewards' }).getByRole('progressbar').waitFor();
  const deals = page.getByRole('region', { name: 'Deals for you' });
  await deals.getByText('5% off six or more back-bar sizes').waitFor();
  await deals.getByRole('button', { name: 'Use code PROSTOCK5' }).click();
  await deals.getByText('Saved in your cart').waitFor();
  await expectAccessible(page);
});

it.each([
  [people.noRewards, /Tier 4 accounts do not earn or spend points/],
  ['helen@brandtspa.example', /Your account is exempt from REGEN rewards/],
])('say why %s does not take part', async (email, reason) => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, email);
  await page.goto(PAGE);
  await page.getByText('Your account doesn’t earn points').waitFor();
  await page.getByText(reason).waitFor();
  expect(await page.getByRole('button', { name: 'Accept rules and join' }).count()).toBe(0);
  expect(await page.getByRole('progressbar').count()).toBe(0);
});

it('are not for retail clients', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, people.retail);
  await page.goto('/retail/my-account/regen-rewards');
  await heading(page, 'We couldn’t find this page').waitFor();
  await page.goto(PAGE);
  await heading(page, 'This page is for Pro accounts').waitFor();
  await page.getByRole('link', { name: 'Go to your Retail account' }).click();
  await heading(page, 'Welcome, Ana').waitFor();
  const nav = page.getByRole('main').getByRole('navigation', { name: 'Account' });
  expect(await nav.getByRole('link').allInnerTexts()).toEqual([
    'Overview',
    'Orders',
    'Favorites',
    'Profile',
    'My professional',
    'Messages',
  ]);
});
