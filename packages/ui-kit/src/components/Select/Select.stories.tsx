import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Stack/index.ts';
import { Select } from './index.ts';

const states = [
  { value: 'AZ', label: 'Arizona' },
  { value: 'UT', label: 'Utah' },
];
const countries = [
  {
    label: 'North America',
    options: [
      { value: 'US', label: 'United States' },
      { value: 'CA', label: 'Canada' },
    ],
  },
  {
    label: 'Europe',
    options: [
      { value: 'GB', label: 'United Kingdom' },
      { value: 'DE', label: 'Germany', disabled: true },
    ],
  },
];
const sorts = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
];

const meta: Meta = { title: 'Forms/Select', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Select, {
  label: 'State',
  name: 'state',
  placeholder: 'Choose a state',
  options: states,
});
export const States: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <Select label="State" name="state" placeholder="Choose a state" options={states} />
      <Select
        label="Country"
        name="country"
        error="Choose where it goes."
        placeholder="Choose a country"
        options={countries}
      />
      <Select label="Sort" inline size="sm" name="sort" defaultValue="newest" options={sorts} />
    </Stack>
  ),
};
