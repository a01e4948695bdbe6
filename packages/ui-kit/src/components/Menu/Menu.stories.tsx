import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './index.ts';

const meta: Meta = { title: 'Overlays/Menu', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Menu, {
  trigger: <Button variant="ghost">Account</Button>,
  children: <MenuItem icon="box">Orders</MenuItem>,
});
export const Default: Story = {
  render: () => (
    <Menu trigger={<Button variant="ghost">Account</Button>}>
      <MenuLabel>Signed in as Ada Moreno</MenuLabel>
      <MenuItem icon="user" asChild>
        <a href="#profile">Profile</a>
      </MenuItem>
      <MenuItem icon="box">Orders</MenuItem>
      <MenuItem disabled>Rewards</MenuItem>
      <MenuSeparator />
      <MenuItem icon="close" tone="danger">
        Sign out
      </MenuItem>
    </Menu>
  ),
};
export const Open: Story = {
  // It lies over the page, so its docs page shows it in a window.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: () => (
    <Menu open align="start" trigger={<Button variant="ghost">Account</Button>}>
      <MenuLabel>Signed in as Ada Moreno</MenuLabel>
      <MenuItem icon="user" asChild>
        <a href="#profile">Profile</a>
      </MenuItem>
      <MenuItem icon="box">Orders</MenuItem>
      <MenuItem disabled>Rewards</MenuItem>
      <MenuSeparator />
      <MenuItem icon="close" tone="danger">
        Sign out
      </MenuItem>
    </Menu>
  ),
};

/** In the header: its landmark contains the menu, and a command may move the focus. */
export const InPlace: Story = {
  render: () => (
    <header>
      <Inline gap="4">
        <Menu isInPlace align="start" trigger={<Button variant="ghost">Account</Button>}>
          <MenuItem icon="box">Orders</MenuItem>
          <MenuItem icon="search" onSelect={() => document.getElementById('menu-story-find')?.focus()}>
            Find an order
          </MenuItem>
        </Menu>
        <Button id="menu-story-find" variant="secondary">
          Find
        </Button>
      </Inline>
    </header>
  ),
};
