import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Field } from './index.ts';

const meta: Meta = { title: 'Forms/Field', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Field, {
  label: 'Date of birth',
  hint: 'For your birthday gift.',
  children: (control) => <input type="date" {...control} />,
});
export const AroundAnyControl: Story = {
  render: () => (
    <Field label="Date of birth" hint="For your birthday gift." error="Enter a date in the past." optional>
      {(control) => <input type="date" {...control} />}
    </Field>
  ),
};
