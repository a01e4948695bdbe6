import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { ProgressRing } from './index.ts';
import { progressRingSizes, progressRingTones } from './ProgressRing.props.ts';

const meta: Meta = { title: 'Feedback/ProgressRing', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(ProgressRing, {
  label: 'Lessons',
  value: 3,
  max: 4,
  valueText: '3 of 4 lessons',
  children: '75%',
});
export const Sizes: Story = {
  render: () => (
    <Specimens of={progressRingSizes}>
      {(size) => (
        <Inline gap="6">
          <ProgressRing size={size} label={`Lessons, ${size}`} value={3} max={4} valueText="3 of 4 lessons">
            {size === 'sm' ? null : '75%'}
          </ProgressRing>
          <ProgressRing size={size} label={`Not begun, ${size}`} value={0}>
            {size === 'sm' ? null : '0%'}
          </ProgressRing>
          <ProgressRing size={size} label={`Preparing, ${size}`} />
        </Inline>
      )}
    </Specimens>
  ),
};
export const Tones: Story = {
  render: () => (
    <Specimens of={progressRingTones}>
      {(tone) => (
        <ProgressRing tone={tone} label={`Upload, ${tone}`} value={tone === 'success' ? 100 : 62}>
          {tone === 'success' ? <Icon name="check" /> : '62%'}
        </ProgressRing>
      )}
    </Specimens>
  ),
};
