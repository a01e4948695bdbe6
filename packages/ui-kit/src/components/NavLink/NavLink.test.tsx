import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';
import { NavLink } from './index.ts';
import * as styles from './NavLink.css.ts';

it('lends its look to the link inside, and adds no element', () => {
  const html = renderToStaticMarkup(
    <NavLink variant="side" className="extra">
      <a href="/b2b/my-account/profile">Profile</a>
    </NavLink>,
  );
  expect(html).toBe(`<a href="/b2b/my-account/profile" class="${styles.variant.side} extra">Profile</a>`);
});

it('marks the current page for screen readers and visually', async () => {
  const page = await openStory('navigation-navlink--bar');
  const line = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await page.getByRole('link', { name: 'Serums' }).getAttribute('aria-current')).toBe('page');
  expect(await line('Serums')).not.toBe(await line('Cleansers'));
});
