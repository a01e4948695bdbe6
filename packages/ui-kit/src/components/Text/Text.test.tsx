import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Text } from './index.ts';

it('is a paragraph by default', () => {
  expect(markup(<Text>Calm</Text>)).toBe('<p>Calm</p>');
  expect(
    markup(
      <Text as="time" dateTime="2026-11-21">
        Today
      </Text>,
    ),
  ).toBe('<time dateTime="2026-11-21">Today</time>');
});
