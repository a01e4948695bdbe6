import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { heading, openPage } from '../support/shopping.ts';
import { desktop, expectRoomAt320, newVisitor, phone, shopUrl } from '../support/visitor.ts';

const PRO = 'helen@brandtspa.example';

describe('the resource library', () => {
  it('is searched, looked at and downloaded as one file, on a phone', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/resources');
    await heading(page, 'Resource library').waitFor();
    await page.getByText(/^The library has \d+ resources for professionals/).waitFor();
    await expectRoomAt320(page);
    const status = page.getByRole('main').getByRole('status').first();
    await page.getByLabel('Type', { exact: true }).selectOption('Chart');
    await page.getByLabel('Search resources').fill('sunscreen');
    await expect.poll(() => status.textContent()).toMatch(/^\d resources?$/);
    expect(new URL(page.url()).search).toBe('?q=sunscreen&kind=Chart');
    await page.getByLabel('Search resources').fill('suncsreen');
    await page.getByRole('link', { name: 'How much sunscreen', exact: true }).waitFor();
    await page.getByLabel('Search resources').fill('sunscreen');

    await page.getByRole('link', { name: 'How much sunscreen', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'How much sunscreen' });
    await dialog.getByText(/^PDF, \d+ kB · 1 page · US Letter$/).waitFor();
    expect(new URL(page.url()).searchParams.get('open')).toBe('spf-chart');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });

    await page.getByLabel('Select How much sunscreen').tap();
    await page.getByLabel('Search resources').fill('');
    await page.getByLabel('Type', { exact: true }).selectOption('Card');
    await page.getByLabel('Select After your peel').tap();
    await page.getByText(/^2 files selected, ZIP/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as ZIP' }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe('regen-resources.zip');
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('%PDF-')).toBe(true);
  });

  it('has what is for professionals, and opens by a link, with the keyboard on a desktop', async () => {
    const visited = await (await fetch(`${shopUrl()}/resources`)).text();
    expect(visited).not.toContain('Peel consent form');
    // The server renders for visitors, who have no page for professionals: it comes with the session.
    const page = await newVisitor(desktop, { allowed: [/status of 404/] });
    await startSignedIn(page, PRO);
    await page.goto('/resources?open=peel-consent-form');
    const dialog = page.getByRole('dialog', { name: 'Peel consent form' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    const link = page.getByRole('region', { name: 'Your retail program' }).getByRole('link', { name: 'Toolkit' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Retail toolkit' }).waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Retail toolkit' }).waitFor();
    for (const path of ['/create-a-bundle', '/regen-rewards']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('couldn’t find');
    }
  });
});

it('lists public pages in the site map, and each of them opens', async () => {
  const page = await newVisitor(phone);
  await openPage(page, '/uac');
  await heading(page, 'Site map').waitFor();
  await expectRoomAt320(page);
  const links = page.getByRole('main').getByRole('region').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(expect.arrayContaining(['/resources', '/blogs', '/founder']));
  const promotion = await fetch(`${shopUrl()}/api/v1/regen/promotions/12-days-of-glymed`);
  const { status } = (await promotion.json()) as { status: string };
  expect(paths.includes('/12-days-of-glymed')).toBe(['Active', 'Ending'].includes(status));
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${shopUrl()}${path}`)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('tells nothing of later days of a promotion, and counts down to its start or to the end of a day', async () => {
  const sent = await (await fetch(`${shopUrl()}/12-days-of-glymed`)).text();
  const page = await newVisitor(phone);
  await openPage(page, '/12-days-of-glymed');
  await heading(page, '12 Days of GlyMed').waitFor();
  await expectRoomAt320(page);
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  const days = page.getByRole('region', { name: 'Day by day' }).getByRole('listitem');
  expect(await days.count()).toBe(12);
  const open = await days.filter({ hasNotText: 'Not open yet' }).count();
  expect(new Set(sent.match(/12DAYS\d\d/g) ?? []).size).toBeLessThanOrEqual(open);
  // Until it starts, and on each of its days; none when it is over.
  const isOver = (await page.getByText('This promotion has ended.').count()) > 0;
  const timer = page.getByRole('timer', { name: open === 0 ? 'Starts in' : 'Ends in' });
  expect(await timer.count()).toBe(isOver ? 0 : 1);
  if (isOver) return;
  const first = await timer.textContent();
  expect(first).toMatch(/\d/);
  await expect.poll(() => timer.textContent()).not.toBe(first);
});
