import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Link } from './index.ts';

it('is a link, or lends its look to one', () => {
  expect(markup(<Link href="/faqs">FAQs</Link>)).toBe('<a href="/faqs">FAQs</a>');
  expect(
    markup(
      <Link asChild>
        <a href="/own">Own</a>
      </Link>,
    ),
  ).toBe('<a href="/own">Own</a>');
});
