// The content security policy of a page allows what the server wrote, by its hash, and nothing else.
import { expect, it } from 'vitest';
import { desktop, newVisitor } from '../support/visitor.ts';

it.each(['/', '/products/1401', '/cart', '/nothing-here'])(
  '%s runs no script and has no style that was planted',
  async (path) => {
    const page = await newVisitor(desktop, {
      allowed: [/violates the following Content Security Policy/, /status of 404/],
    });
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const planted = '<script>document.title = "planted"</script><style>body{opacity:.5}</style>';
      await route.fulfill({ response, body: html.replace('</body>', () => `${planted}</body>`) });
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).not.toBe('planted');
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
  },
);
