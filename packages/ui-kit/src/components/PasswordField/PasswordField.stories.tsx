import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { PasswordField } from './index.ts';

const meta: Meta = { title: 'Forms/PasswordField', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(PasswordField, {
  label: 'Password',
  name: 'password',
  autoComplete: 'current-password',
});
export const Default: Story = {
  render: () => (
    <Stack as="form" maxWidth="narrow">
      {/* What password managers file the password under. */}
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
    </Stack>
  ),
};
export const New: Story = {
  render: () => (
    <Stack as="form" maxWidth="narrow">
      {/* What password managers file the password under. */}
      <TextField label="Email" name="email" type="email" autoComplete="username" />
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
