import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { ErrorState } from './index.ts';

it('names the request and offers another try', () => {
  const error = markup(<ErrorState message="No answer." requestId="req_1" onRetry={() => {}} />);
  expect(error).toContain('role="alert"');
  expect(error).toContain('Reference: <code>req_1</code>');
  expect(error).toContain('Try again');
});

it('offers no retry that does nothing', () => {
  expect(markup(<ErrorState />)).not.toContain('<button');
});
