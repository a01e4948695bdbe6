import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { PasswordField } from './index.ts';

const meta: Meta = { title: 'Forms/PasswordField' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <PasswordField label="Password" name="password" autoComplete="current-password" />
    </Stack>
  ),
};
export const New: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <PasswordField
        label="New password"
        name="new"
        autoComplete="new-password"
        hint="At least 10 characters."
        error="Choose a longer password."
      />
    </Stack>
  ),
};
