import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Stars } from './index.ts';

it('is filled by its value, and left out of what is read', () => {
  expect(markup(<Stars value={4.6} />)).toMatch(/^<progress aria-hidden="true" value="4.6" max="5"/);
});
