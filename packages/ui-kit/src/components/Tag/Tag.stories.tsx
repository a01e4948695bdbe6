import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { StoryLink } from '../../stories/StoryLink.tsx';
import { Inline } from '../Inline/index.ts';
import { Tag } from './index.ts';

const meta: Meta = { title: 'Data/Tag', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Tag, { children: 'Serums', onRemove: () => {} });
export const Kinds: Story = {
  render: function Render() {
    const [tags, setTags] = useState(['Dry skin', 'Under $50']);
    return (
      <Inline>
        <Tag>Serums</Tag>
        {tags.map((tag) => (
          <Tag key={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))}>
            {tag}
          </Tag>
        ))}
        <Tag removeLink={<StoryLink to="without" />}>Sensitive skin</Tag>
      </Inline>
    );
  },
};
