import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { EmptyState } from './index.ts';

it('says what is missing and what comes next', () => {
  const empty = markup(
    <EmptyState title="Your cart is empty" action={<a href="/products">Shop</a>} headingLevel={1} />,
  );
  expect(empty).toBe('<div><h1 tabindex="-1">Your cart is empty</h1><div><a href="/products">Shop</a></div></div>');
});
