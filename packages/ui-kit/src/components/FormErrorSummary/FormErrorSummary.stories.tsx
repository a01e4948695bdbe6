import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { FormErrorSummary, type FormError } from './index.ts';

const meta: Meta = { title: 'Forms/FormErrorSummary', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(FormErrorSummary, {
  errors: [{ fieldId: 'somewhere', message: 'Enter your street.' }, { message: 'Something else is wrong.' }],
  focusOnAppear: false,
});
export const LinkedToFields: Story = {
  render: function Render() {
    const [errors, setErrors] = useState<readonly FormError[]>([]);
    return (
      <Stack asChild maxWidth="narrow">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setErrors([
              { fieldId: 'summary-email', message: 'Enter an email address.' },
              { message: 'Your cart has changed since you opened it.' },
            ]);
          }}
        >
          <FormErrorSummary errors={errors} />
          <TextField
            id="summary-email"
            label="Email"
            name="email"
            error={errors.length > 0 ? 'Enter an email address.' : undefined}
          />
          <Button type="submit">Continue</Button>
        </form>
      </Stack>
    );
  },
};
export const Shown: Story = {
  render: () => (
    <FormErrorSummary
      focusOnAppear={false}
      errors={[{ fieldId: 'somewhere', message: 'Enter your street.' }, { message: 'Something else is wrong.' }]}
    />
  ),
};
