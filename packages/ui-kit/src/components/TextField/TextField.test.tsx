import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { TextField } from './index.ts';

it('passes the input its own attributes', () => {
  const field = markup(
    <TextField
      id="email"
      label="Email"
      type="email"
      name="email"
      autoComplete="email"
      error="Missing"
      defaultValue="a"
    />,
  );
  expect(field).toContain(
    '<input type="email" id="email" aria-describedby="email-error" aria-invalid="true" aria-errormessage="email-error" autoComplete="email" name="email" value="a"/>',
  );
});
