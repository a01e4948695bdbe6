import { describe, expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { heading, people } from '../support/shopping.ts';
import { newVisitor, phone } from '../support/visitor.ts';

describe('finding an order', () => {
  it('by number and by product, with the query in the URL', async () => {
    const page = await newVisitor(phone);
    await startSignedIn(page, people.professional);
    await page.goto('/b2b/my-account/my-orders?page=2');
    await heading(page, 'Your orders').waitFor();
    const orders = page.getByRole('main').getByRole('link', { name: /^Order R-/ });
    await orders.first().waitFor();
    const cards = page.getByRole('article').filter({ hasText: /and \d+ more/ });
    const more = /and (\d+) more/.exec(await cards.first().innerText())?.[1];
    await cards.first().getByText(`+${more}`, { exact: true }).waitFor();
    expect(await cards.first().locator('img[alt=""][loading="lazy"]').count()).toBe(3);
    await expect.poll(() => page.title()).toBe('Your orders, page 2 · Regen');
    const wanted = await orders.last().innerText();
    const number = wanted.replace('Order ', '');

    const find = async (words: string) => {
      await page.getByRole('searchbox', { name: 'Find an order' }).fill(words);
      await page.getByRole('button', { name: 'Find', exact: true }).click();
    };
    await find(number);
    await page.waitForURL(new RegExp(`search=${number}`));
    await expect.poll(() => orders.allInnerTexts()).toEqual([wanted]);
    await page.reload();
    await expect.poll(() => orders.allInnerTexts()).toEqual([wanted]);

    await find('no such thing');
    await page.getByText('No orders match “no such thing”').waitFor();
    await page.goBack();
    await expect.poll(() => orders.allInnerTexts()).toEqual([wanted]);
    expect(await page.getByRole('searchbox', { name: 'Find an order' }).inputValue()).toBe(number);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => orders.count()).toBe(10);
    expect(new URL(page.url()).search).toBe('');
  });
});
