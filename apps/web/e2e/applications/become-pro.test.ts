import { describe, expect, it } from 'vitest';
import { DANA, newClient, startSignedIn } from '../support/practice.ts';
import { accountOf, heading, mailsTo, step } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone } from '../support/visitor.ts';
import { chooseLarge, fillBusiness, fillLicense, fillPerson, FORM, license, newApplicant } from './applying.ts';

const send = { name: 'Submit application' };

describe('becoming a professional', () => {
  it('leads from what it gives to the form, and from the form to its reference', async () => {
    const page = await newVisitor(phone);
    const email = newApplicant();
    await page.goto('/become-pro');
    await heading(page, 'For skincare professionals').waitFor();
    expect(await page.title()).toBe('Become a professional · Regen');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/become-pro$/);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.some((text) => text.includes('"FAQPage"'))).toBe(true);
    await page.getByText('Does it cost anything?').click();
    await page.getByText('There’s no fee').waitFor();
    await page.getByRole('link', { name: 'Apply now' }).first().click();

    // Each step is checked before the next.
    await step(page, /You$/).waitFor();
    await page.getByRole('button', { name: 'Continue to your business' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter your first name.' }).waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Choose your profession.' }).waitFor();
    await fillPerson(page, email);

    await step(page, /Your business$/).waitFor();
    // Has to break somewhere, or the pages that show it are wider than a phone.
    const business = 'Quietroom'.repeat(13);
    await fillBusiness(page, business);

    await step(page, /Your license$/).waitFor();
    await fillLicense(page);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Choose a photo or scan of your license.' }).waitFor();
    // A day in another order, where only one day can be meant.
    const expires = page.getByRole('textbox', { name: 'Expires' });
    await expires.fill('31/12/2090');
    await expires.blur();
    expect(await expires.inputValue()).toBe('12/31/2090');

    // A reload keeps what was typed, and says why the file is not there.
    const upload = page.getByLabel('Photo or scan of your license');
    await upload.setInputFiles(license());
    await page.getByText('license.pdf').first().waitFor();
    await page.reload();
    await page.getByText('Please choose the file again').waitFor();
    expect(await page.getByLabel('License number').inputValue()).toBe('EST-204518');
    expect(await page.getByRole('textbox', { name: 'Expires' }).inputValue()).toBe('12/31/2090');

    // What does not fit is explained before anything is sent.
    await upload.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') });
    await page.getByText('Choose a PDF, or a PNG, JPEG or WebP photo.').first().waitFor();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Choose a PDF, or a PNG, JPEG or WebP photo.' }).waitFor();
    await upload.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await page.getByText('This file isn’t what its name says.').first().waitFor();
    await chooseLarge(upload, 11);
    await page
      .getByText(/This file is 11\.5 MB\. PDFs can be up to 10 MB/)
      .first()
      .waitFor();
    await upload.setInputFiles(license());
    await page.getByRole('button', { name: 'Review' }).click();

    await step(page, /Review & submit$/).waitFor();
    await page.getByText(`${business}, Solo practice`).waitFor();
    await page.getByText('December 31, 2090').waitFor();
    await page.getByRole('button', send).click();
    await page.getByRole('alert').getByRole('link', { name: 'Accept the terms to apply.' }).waitFor();
    await expectAccessible(page);
    await expectRoomAt320(page);

    // The terms open over the form.
    await page.getByRole('button', { name: 'Read the terms and conditions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
    await dialog.getByText('Professional accounts need a license').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await page.getByRole('button', send).click();
    await heading(page, 'We’ve got your application').waitFor();
    await expectRoomAt320(page);
    const reference = /PRO-[2-9A-Z]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
    expect(reference).not.toBe('');
    await expect
      .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
      .toEqual([`Your professional application ${reference}`]);
    await page.reload();
    await page.getByText(`Your reference is ${reference}`).waitFor();

    // With an account of the same address, in the same browser, it is theirs.
    await page.getByRole('link', { name: 'Create an account' }).first().click();
    await heading(page, 'Create an account').waitFor();
    await page.getByLabel('First name').fill('Kim');
    await page.getByLabel('Last name').fill('Oh');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a quiet morning walk');
    await page.getByRole('checkbox', { name: /I accept/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await accountOf(page, 'Kim').waitFor();
    await page.goto('/retail/my-account/profile');
    const section = page.getByRole('region', { name: 'Professional account' });
    await section.getByText(`Reference ${reference}`).waitFor();
    await section.getByText('Received').first().waitFor();
    await expectAccessible(page);
    await expectRoomAt320(page);
    await page.goto(FORM);
    await heading(page, 'Your application').waitFor();
  });
});

it('fills in and sends the form by keyboard alone', async () => {
  const page = await newVisitor(desktop);
  const { keyboard } = page;
  await page.goto(FORM);
  await step(page, /You$/).waitFor();
  await page.getByLabel('First name').focus();
  const type = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  for (const text of ['Kim', 'Oh', newApplicant(), '801 555 0114', 'Nurse']) await type(text);
  await keyboard.press('Enter');
  await step(page, /Your business$/).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Your business');
  await keyboard.press('Tab');
  for (const text of ['Quiet Room', 'Spa', '', '', '7 Quiet Lane', '', '80302']) await type(text);
  // The ZIP code fills in the city and the state.
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Boulder');
  for (const text of ['', '']) await type(text);
  await keyboard.press('Enter');
  await step(page, /Your license$/).waitFor();
  await keyboard.press('Tab');
  for (const text of ['EST-204518', 'Colorado', '12/31/2090']) await type(text);
  // Past the button of the calendar; the dialog of the system cannot be typed into, so the file is given to its input.
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  await page.getByLabel('Photo or scan of your license').setInputFiles(license());
  await page.getByText('license.pdf').first().waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Review');
  await keyboard.press('Enter');
  await step(page, /Review & submit$/).waitFor();
  for (let presses = 0; presses < 4; presses += 1) await keyboard.press('Tab');
  await keyboard.type('By keyboard.');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Submit application');
  await keyboard.press('Enter');
  await heading(page, 'We’ve got your application').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

it('shows how far it is, can be stopped and sent again, and never becomes two', async () => {
  const page = await newVisitor(desktop);
  const email = newApplicant();
  await page.goto(FORM);
  await fillPerson(page, email);
  await fillBusiness(page);
  await fillLicense(page);
  await page.getByLabel('Photo or scan of your license').setInputFiles(license('license.pdf', 2 * 1024 * 1024));
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();

  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().endsWith('/regen/applications')) keys.add(request.headers()['idempotency-key']);
  });
  const network = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 100_000 });
  await page.getByRole('button', { name: 'Submit application' }).click();
  const progress = page.getByRole('progressbar', { name: 'Sending license.pdf' });
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByText('Sending stopped').first().waitFor();
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit again' }).click();
  await heading(page, 'We’ve got your application').waitFor();
  expect(keys.size).toBe(1);
});

it('reports a lost connection, and keeps everything', async () => {
  const page = await newVisitor(desktop, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
  await page.goto(FORM);
  await fillPerson(page, newApplicant());
  await fillBusiness(page);
  await fillLicense(page);
  await page.getByLabel('Photo or scan of your license').setInputFiles(license());
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  // What sends is loaded by then.
  await page.route('**/api/v1/regen/applications', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page
    .getByText(/couldn’t reach/)
    .first()
    .waitFor();
  await page.unroute('**/api/v1/regen/applications');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await heading(page, 'We’ve got your application').waitFor();
  expect(page.url()).toContain('sent=1');
});

it('recognizes professionals, and people who open the professional area', async () => {
  const pro = await newVisitor(desktop);
  await startSignedIn(pro, DANA);
  await pro.goto(FORM);
  await heading(pro, 'You have a professional account').waitFor();

  const client = await newVisitor(desktop);
  await startSignedIn(client, await newClient());
  await client.goto('/b2b/my-account/profile');
  await heading(client, 'This page is for Pro accounts').waitFor();
  await client.getByRole('link', { name: 'Apply for a Pro account' }).click();
  await heading(client, 'For skincare professionals').waitFor();
  await client.getByRole('link', { name: 'Apply now' }).first().click();
  // What is known is filled in.
  await expect.poll(() => client.getByLabel('First name').inputValue()).toBe('Nia');
});
