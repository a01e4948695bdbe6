import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { SkipLink } from './index.ts';

const meta: Meta = { title: 'Accessibility/SkipLink', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(SkipLink, {});
export const Default: Story = {
  // It has a main part of its own, so its docs page shows it in a window.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link.
      </main>
    </>
  ),
};
