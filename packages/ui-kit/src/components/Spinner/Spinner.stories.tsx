import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Spinner } from './index.ts';
import { spinnerSizes } from './Spinner.props.ts';

const meta: Meta = { title: 'Feedback/Spinner', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Spinner, {});
export const Sizes: Story = {
  render: () => <Specimens of={spinnerSizes}>{(size) => <Spinner size={size} />}</Specimens>,
};
