import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Field } from './index.ts';

it('wires label, hint and error to the control', () => {
  const field = markup(
    <Field id="zip" label="Postal code" hint="Five digits" error="Too short" required>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(field).toContain('<label for="zip">Postal code</label>');
  expect(field).toContain(
    '<input id="zip" aria-describedby="zip-hint zip-error" aria-invalid="true" aria-errormessage="zip-error" required=""/>',
  );
  expect(field).toContain('id="zip-hint"');
  expect(field).toContain('id="zip-error"');
});

it('describes nothing without hint and error', () => {
  const field = markup(
    <Field id="zip" label="Postal code" optional>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(field).toContain('<input id="zip"/>');
  expect(field).toContain('(optional)');
});
