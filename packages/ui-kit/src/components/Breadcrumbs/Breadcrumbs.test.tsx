import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Breadcrumbs } from './index.ts';

it('ends in the page itself', () => {
  const crumbs = markup(
    <Breadcrumbs
      items={[
        <a key="home" href="/">
          Home
        </a>,
        'Serums',
      ]}
    />,
  );
  expect(crumbs).toMatch(/^<nav aria-label="Breadcrumb"><ol><li><a href="\/">Home<\/a><span><svg/);
  expect(crumbs).toContain('<li><span aria-current="page">Serums</span></li>');
});
