import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { DateField, type DateFieldProps } from './index.ts';

const meta: Meta = { title: 'Forms/DateField', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

function Demo({ value: first = '', ...props }: Partial<DateFieldProps> & Pick<DateFieldProps, 'label'>) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <>
      <DateField today="2026-11-21" {...props} value={value ?? ''} onValueChange={setValue} />
      <Text size="sm" tone="muted">{`Value: ${value === null ? 'not a date' : value || 'none'}`}</Text>
    </>
  );
}

export const Playground = playground(
  DateField,
  { label: 'Date of the class', value: '2026-11-23', onValueChange: () => {}, today: '2026-11-21' },
  { without: ['value', 'today', 'min', 'max'], around: (args) => <Demo {...args} /> },
);
export const Interactive: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <Demo
        label="Date of the class"
        hint="Classes are on weekdays until the end of the year."
        value="2026-11-23"
        min="2026-11-10"
        max="2026-12-31"
        isUnavailable={(day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())}
        name="day"
      />
    </Stack>
  ),
};
export const Open: Story = {
  // It takes the focus, so its docs page shows it in a window.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  render: () => (
    <Stack maxWidth="narrow" paddingBottom="24">
      <Demo label="Date of the class" value="2026-11-24" min="2026-11-10" defaultOpen />
    </Stack>
  ),
};
export const States: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <Demo label="From" optional />
      <Demo label="Until" value="2026-12-31" locale="de-DE" firstWeekday={1} />
      <Demo label="Pick-up" value="2026-11-22" error="The clinic is closed on Sundays. Choose another day." />
      <Demo label="Order date" value="2026-11-20" disabled />
    </Stack>
  ),
};
