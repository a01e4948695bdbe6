import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from './index.ts';

const meta: Meta = { title: 'Forms/TextField', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(TextField, {
  label: 'Email',
  hint: 'For your order confirmation.',
  name: 'email',
  autoComplete: 'email',
});
export const States: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <TextField label="First name" name="given" autoComplete="given-name" />
      <TextField label="Email" type="email" hint="For your order’s confirmation." name="email" autoComplete="email" />
      <TextField label="Postal code" defaultValue="8410" error="Enter five digits, such as 84101." name="zip" />
      <TextField label="Company" optional name="company" />
      <TextField label="Coupon" name="coupon" end={<Button size="sm">Apply</Button>} placeholder="WELCOME10" />
      <TextField label="Find a product" iconStart="search" type="search" name="q" />
      <TextField label="Account number" defaultValue="RG-20418" disabled name="account" />
      <TextField label="Country" defaultValue="United States" readOnly name="country" />
      <TextField label="Quantity" labelHidden type="number" defaultValue="2" name="quantity" />
    </Stack>
  ),
};
