import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Banner } from './index.ts';

it('is not live unless it is new', () => {
  expect(markup(<Banner>Closed on Monday</Banner>)).not.toContain('aria-live');
  expect(markup(<Banner live>Saved</Banner>)).toContain('aria-live="polite"');
  expect(
    markup(
      <Banner live tone="danger">
        Lost
      </Banner>,
    ),
  ).toContain('aria-live="assertive"');
});

it('can be dismissed only where something listens', () => {
  expect(markup(<Banner>Text</Banner>)).not.toContain('<button');
  expect(markup(<Banner onDismiss={() => {}}>Text</Banner>)).toContain('aria-label="Dismiss"');
});
