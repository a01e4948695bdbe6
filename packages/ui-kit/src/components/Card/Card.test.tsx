import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Card } from './index.ts';

it('is the element it is asked to be', () => {
  expect(
    markup(
      <Card as="section" aria-label="Address">
        A
      </Card>,
    ),
  ).toBe('<section aria-label="Address">A</section>');
});
