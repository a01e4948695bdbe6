import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { TextArea } from './index.ts';

it('is a text area with its label', () => {
  expect(markup(<TextArea id="note" label="Note" name="note" />)).toContain(
    '<label for="note">Note</label></div><textarea rows="4" id="note" name="note"></textarea>',
  );
});
