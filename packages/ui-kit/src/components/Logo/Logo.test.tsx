import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Logo } from './index.ts';

it('has the name of the house, once', () => {
  expect(markup(<Logo />)).toContain('role="img" aria-label="Regen"');
  expect(markup(<Logo label={null} />)).toContain('aria-hidden="true"');
});
