import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Spinner } from './index.ts';

it('says what is waited for, unless text beside it does', () => {
  expect(markup(<Spinner label="Sending" />)).toBe('<span aria-hidden="true"></span><span>Sending</span>');
  expect(markup(<Spinner label={null} />)).toBe('<span aria-hidden="true"></span>');
});
