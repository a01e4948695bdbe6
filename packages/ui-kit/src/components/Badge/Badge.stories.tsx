import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Inline } from '../Inline/index.ts';
import { badgeTones } from './Badge.props.ts';
import { Badge } from './index.ts';

const meta: Meta = { title: 'Data/Badge', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Badge, { children: 'New' });
export const Tones: Story = {
  render: () => (
    <Specimens of={badgeTones}>
      {(tone) => (
        <Inline>
          <Badge tone={tone}>New</Badge>
          <Badge tone={tone} icon="tag">
            20% off
          </Badge>
        </Inline>
      )}
    </Specimens>
  ),
};
