import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Link } from '../Link/index.ts';
import { SectionHead } from './index.ts';
import { sectionHeadAligns } from './SectionHead.props.ts';

const meta: Meta = { title: 'Layout/SectionHead', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(SectionHead, {
  level: 2,
  children: 'Most loved',
  action: (
    <Link variant="standalone" href="#all">
      See all products
    </Link>
  ),
});
export const Values: Story = {
  render: () => (
    <Specimens of={sectionHeadAligns}>
      {(rowAlign) => (
        <SectionHead
          level={2}
          rowAlign={rowAlign}
          action={
            <Link variant="standalone" href="#all">
              See all products
            </Link>
          }
        >
          Most loved
        </SectionHead>
      )}
    </Specimens>
  ),
};
export const WithLead: Story = {
  render: () => (
    <SectionHead
      level={2}
      lead="Complete sets for the morning and the evening, priced below the sum of their parts."
      action={
        <Link variant="standalone" href="#kits">
          See all kits
        </Link>
      }
    >
      Routines
    </SectionHead>
  ),
};
