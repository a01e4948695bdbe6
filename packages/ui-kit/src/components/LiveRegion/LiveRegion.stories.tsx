import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { LiveRegionProvider, useAnnounce } from './index.ts';

function AnnounceButton() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('24 products')}>Filter</Button>;
}

const meta: Meta = { title: 'Accessibility/LiveRegion', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(LiveRegionProvider, { children: <AnnounceButton /> });
export const Announces: Story = {
  render: () => (
    <LiveRegionProvider>
      <AnnounceButton />
    </LiveRegionProvider>
  ),
};
