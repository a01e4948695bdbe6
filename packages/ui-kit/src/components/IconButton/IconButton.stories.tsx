import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { StoryLink } from '../../stories/StoryLink.tsx';
import { Inline } from '../Inline/index.ts';
import { iconButtonSizes, iconButtonVariants } from './IconButton.props.ts';
import { IconButton } from './index.ts';

const meta: Meta = { title: 'Actions/IconButton', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(IconButton, { icon: 'search', label: 'Search' });
export const Values: Story = {
  render: () => (
    <Specimens of={iconButtonVariants}>
      {(variant) => (
        <Inline>
          {iconButtonSizes.map((size) => (
            <IconButton key={size} icon="search" label={`Search, ${size}`} variant={variant} size={size} />
          ))}
          <IconButton icon="bag" label="Cart, 3 items" count={3} variant={variant} />
          <IconButton icon="user" initials="AM" label="Ada’s account" variant={variant} />
        </Inline>
      )}
    </Specimens>
  ),
};
export const Toggle: Story = {
  render: function Render() {
    const [pressed, setPressed] = useState(true);
    return <IconButton icon="heart" label="Favorite" pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
};
export const AsChild: Story = {
  render: () => (
    <IconButton asChild icon="user" label="Your account">
      <StoryLink to="account" />
    </IconButton>
  ),
};
