import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { StockState } from './index.ts';
import { stockStates } from './StockState.props.ts';

const meta: Meta = { title: 'Commerce/StockState', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(StockState, { state: 'low-stock' });
export const States: Story = {
  render: () => <Specimens of={stockStates}>{(state) => <StockState state={state} />}</Specimens>,
};
export const OwnWords: Story = {
  render: () => <StockState state="low-stock">Only 3 left</StockState>,
};
