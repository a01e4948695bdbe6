import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './index.ts';

const meta: Meta = { title: 'Forms/Checkbox', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Checkbox, {
  label: 'Text me about my order',
  hint: 'Message rates may apply.',
  name: 'sms',
});
export const States: Story = {
  render: () => (
    <Stack maxWidth="narrow" gap="2">
      <Checkbox label="Serums" aside="24" name="category" />
      <Checkbox label="Cleansers" aside="12" defaultChecked name="category" />
      <Checkbox label="All concerns" indeterminate name="concern" />
      <Checkbox label="Text me about my order" hint="Message rates may apply." name="sms" />
      <Checkbox label="I accept the terms" error="Accept the terms to continue." name="terms" />
      <Checkbox label="Not available here" disabled name="none" />
      <Checkbox label="Always on" disabled defaultChecked name="always" />
    </Stack>
  ),
};
