import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { Select } from './index.ts';

it('renders options, groups and a placeholder', () => {
  const select = markup(
    <Select
      id="s"
      label="Country"
      placeholder="Choose"
      options={[
        { value: 'US', label: 'United States' },
        { label: 'Europe', options: [{ value: 'GB', label: 'United Kingdom', disabled: true }] },
      ]}
    />,
  );
  expect(select).toContain(
    '<select id="s"><option value="">Choose</option><option value="US">United States</option><optgroup label="Europe"><option value="GB" disabled="">United Kingdom</option></optgroup></select>',
  );
});
