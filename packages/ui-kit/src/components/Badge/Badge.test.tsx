import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Badge } from './index.ts';

it('is text, with a decorative icon', () => {
  expect(
    markup(
      <Badge tone="danger" icon="tag">
        20% off
      </Badge>,
    ),
  ).toMatch(/^<span><svg[^>]*aria-hidden="true".*<\/svg>20% off<\/span>$/);
});
