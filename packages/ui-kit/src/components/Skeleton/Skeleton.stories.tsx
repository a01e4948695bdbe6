import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Skeleton } from './index.ts';
import { skeletonShapes } from './Skeleton.props.ts';

const meta: Meta = { title: 'Feedback/Skeleton', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Skeleton, {});
export const Shapes: Story = {
  render: () => (
    <Specimens of={skeletonShapes}>
      {(shape) => <Skeleton shape={shape} width={shape === 'picture' || shape === 'square' ? 'quarter' : 'half'} />}
    </Specimens>
  ),
};
