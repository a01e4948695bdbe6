import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { avatarSizes } from './Avatar.props.ts';
import { Avatar } from './index.ts';

const meta: Meta = { title: 'Data/Avatar', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Avatar, { name: 'Ada Moreno' });
export const Sizes: Story = {
  render: () => <Specimens of={avatarSizes}>{(size) => <Avatar name="Ada Moreno" size={size} />}</Specimens>,
};
