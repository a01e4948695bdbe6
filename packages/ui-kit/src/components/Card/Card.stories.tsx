import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Text } from '../Text/index.ts';
import { cardPaddings, cardTones } from './Card.props.ts';
import { Card } from './index.ts';

const meta: Meta = { title: 'Layout/Card', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Card, { children: 'Order GM-20418 leaves today.' });
export const Tones: Story = {
  render: () => (
    <Specimens of={cardTones}>
      {(tone) => (
        <Card tone={tone}>
          <Text tone="inherit">Order GM-20418 leaves today.</Text>
        </Card>
      )}
    </Specimens>
  ),
};
export const Paddings: Story = {
  render: () => (
    <Specimens of={cardPaddings}>
      {(padding) => (
        <Card padding={padding}>
          <Text>Shipping address</Text>
        </Card>
      )}
    </Specimens>
  ),
};
