import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../Button/index.ts';
import { bannerTones } from './Banner.props.ts';
import { Banner } from './index.ts';

const meta: Meta = { title: 'Feedback/Banner', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Banner, {
  title: 'Your price has changed',
  children: 'Barrier Cream is now in your tier.',
  onDismiss: () => {},
});
export const Tones: Story = {
  render: () => (
    <Specimens of={bannerTones}>
      {(tone) => (
        <Banner
          tone={tone}
          title="Your price has changed"
          action={
            <Button size="sm" variant="secondary">
              See why
            </Button>
          }
          onDismiss={() => {}}
        >
          Barrier Cream is now in your tier.
        </Banner>
      )}
    </Specimens>
  ),
};
export const Plain: Story = {
  render: () => <Banner>Orders placed before 2 pm leave today.</Banner>,
};
