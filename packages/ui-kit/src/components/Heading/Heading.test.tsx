import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Heading } from './index.ts';

it('keeps the outline apart from the size', () => {
  expect(
    markup(
      <Heading level={3} size="hero" id="h">
        Rest
      </Heading>,
    ),
  ).toBe('<h3 id="h">Rest</h3>');
});
