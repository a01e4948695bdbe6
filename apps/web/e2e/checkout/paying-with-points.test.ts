// An order paid with points alone: their worth is shown before, no card is required, and every total adds up.
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { addToCart, expectTotalsAddUp, heading, openPage, step } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';

it('a professional pays products and shipping with points, without a card', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, 'dana@lumenclinic.example');
  await addToCart(page, '1403');
  await openPage(page, '/cart');
  const before = await expectTotalsAddUp(page);
  await page.getByRole('button', { name: /^Use [\d,]+ points \(−\$\d+\.\d\d\)$/ }).click();
  await page
    .getByRole('main')
    .getByText(/[\d,]+ points applied: \$[\d.]+ off\./)
    .waitFor();
  expect(await expectTotalsAddUp(page)).toBe(0);
  expect(before).toBeGreaterThan(0);

  await page.goto('/checkout?step=address');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  // The method that is preselected has its price in the summary, and points pay it as well.
  await page.getByRole('button', { name: 'Continue to review' }).waitFor();
  const summary = page.getByRole('complementary', { name: 'Order summary' }).locator('dl:visible');
  await summary
    .getByText(/^\$\d+\.\d\d$/)
    .nth(1)
    .waitFor();
  expect(await summary.getByText('At checkout').count()).toBe(0);
  expect(await expectTotalsAddUp(page)).toBe(0);
  expect(await step(page, /Payment/).count()).toBe(0);

  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await heading(page, 'Thank you, Dana').waitFor();
  await page.getByText('Paid with points').waitFor();
  expect(await expectTotalsAddUp(page)).toBe(0);
});
