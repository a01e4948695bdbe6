// Pages and questions for professionals: the server renders for visitors, and a reload must not take them away.
import { expect, it } from 'vitest';
import { heading, openPage, people, signInAs } from '../support/shopping.ts';
import { newVisitor, phone, shopUrl } from '../support/visitor.ts';

it('a page for professionals is missing for visitors, and opens for professionals at its URL, again and again', async () => {
  const page = await newVisitor(phone, { allowed: [/status of 404/] });
  const visited = await fetch(`${shopUrl()}/regen-rewards`);
  expect([visited.status, (await visited.text()).includes('REGEN rewards')]).toEqual([404, false]);
  await openPage(page, '/login?redirect=/regen-rewards');
  await signInAs(page, people.professional);
  await heading(page, 'REGEN rewards').waitFor();
  await page.reload();
  await heading(page, 'REGEN rewards').waitFor();
});

it('questions for professionals stay after a reload', async () => {
  const page = await newVisitor(phone);
  const count = async () => Number(/\d+/.exec(await page.getByText(/^\d+ questions$/).innerText())?.[0]);
  await openPage(page, '/faqs');
  const forVisitors = await count();
  await openPage(page, '/login?redirect=/faqs');
  await signInAs(page, people.professional);
  await heading(page, 'Frequently asked questions').waitFor();
  await expect.poll(count).toBeGreaterThan(forVisitors);
  await page.reload();
  await expect.poll(count).toBeGreaterThan(forVisitors);
});
