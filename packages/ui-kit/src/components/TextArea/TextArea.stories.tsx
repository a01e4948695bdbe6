import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Stack/index.ts';
import { TextArea } from './index.ts';

const meta: Meta = { title: 'Forms/TextArea', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(TextArea, {
  label: 'Note for the courier',
  hint: 'Gate code, floor, neighbor.',
  name: 'note',
});
export const States: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <TextArea label="Note for the courier" optional hint="Gate code, floor, neighbor." name="note" />
      <TextArea label="Question" error="Write what you would like to know." name="question" />
    </Stack>
  ),
};
