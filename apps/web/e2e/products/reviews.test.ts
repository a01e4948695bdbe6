// A review on its way: written by its buyer, read by staff, shown to everybody.
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { heading, openPage, people } from '../support/shopping.ts';
import { desktop, expectNoSidewaysScroll, newVisitor, phone, press } from '../support/visitor.ts';

it('is written from an order, published by staff and found among the others', async () => {
  const buyer = await newVisitor(phone);
  await startSignedIn(buyer, people.retail);
  await buyer.goto('/retail/my-account/my-orders');
  const delivered = buyer.getByRole('main').getByRole('listitem').filter({ hasText: 'Delivered' });
  await press(delivered.getByRole('link', { name: /^Order R-/ }).last());
  await press(buyer.getByRole('link', { name: 'Review your products' }));
  await heading(buyer, 'Review your products').waitFor();
  const write = buyer.getByRole('button', { name: /^Write a review of/ });
  const form = buyer.getByRole('form', { name: /^Review of/ });
  await write.or(form).first().waitFor();
  if ((await form.count()) === 0) await press(write.first());
  const name = (await form.getAttribute('aria-label'))?.replace('Review of ', '') ?? '';
  await press(form.getByRole('button', { name: 'Submit review' }));
  await form.getByText('Choose 1 to 5 stars.').first().waitFor();
  await form.getByRole('radio', { name: '1 star' }).check();
  await form.getByLabel('Your review').fill('It smells of a lighthouse.');
  await press(form.getByRole('button', { name: 'Submit review' }));
  await buyer.getByText('Not published yet').waitFor();
  await expectNoSidewaysScroll(buyer);

  const staff = await newVisitor(desktop);
  await startSignedIn(staff, 'noor@regen.example');
  await staff.goto('/admin/reviews');
  const waiting = staff.getByRole('article').filter({ hasText: 'It smells of a lighthouse.' });
  const product = await waiting.getByRole('link', { name }).getAttribute('href');
  await press(waiting.getByRole('button', { name: 'Publish' }));
  await waiting.waitFor({ state: 'detached' });

  const visitor = await newVisitor(phone);
  await openPage(visitor, product ?? '');
  const reviews = visitor.getByRole('region', { name: 'Reviews' });
  await press(reviews.getByRole('link', { name: /^1 star\b/ }));
  await visitor.waitForURL(/\?stars=1$/);
  await reviews.getByText('It smells of a lighthouse.').waitFor();
  await expect.poll(() => reviews.getByRole('article').count()).toBe(1);
  await expectNoSidewaysScroll(visitor);
});
