import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Text } from '../Text/index.ts';
import { LoadingBar } from './index.ts';

const meta: Meta = { title: 'Feedback/LoadingBar', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(LoadingBar, {});
export const WhileAPageComes: Story = {
  render: () => (
    <>
      <LoadingBar />
      <Text>The page that is still there can be read on.</Text>
    </>
  ),
};
