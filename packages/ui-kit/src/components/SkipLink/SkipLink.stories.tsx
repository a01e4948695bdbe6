import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './index.ts';

const meta: Meta = { title: 'Accessibility/SkipLink' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link.
      </main>
    </>
  ),
};
