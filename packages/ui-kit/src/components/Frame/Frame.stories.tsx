import type { Meta, StoryObj } from '@storybook/react-vite';
import * as sizes from '../../stories/frame-sizes.css.ts';
import { Packshot } from '../../stories/packshot.tsx';
import { playground } from '../../stories/playground.tsx';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { frameFocuses, frameRadii } from './Frame.props.ts';
import { Frame } from './index.ts';

const meta: Meta = { title: 'Media/Frame', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Frame, { className: sizes.band, children: <Packshot alt="Dropper bottle" /> });
export const Values: Story = {
  render: () => (
    <Inline gap="6" align="start">
      {frameRadii.map((radius) =>
        frameFocuses.map((focus) => (
          <Frame key={radius + focus} radius={radius} focus={focus} className={sizes.band}>
            <Packshot alt={`Dropper bottle, ${radius} corners, cut ${focus}`} />
          </Frame>
        )),
      )}
    </Inline>
  ),
};

export const BesideText: Story = {
  render: () => (
    <Inline gap="4">
      <Frame as="span" radius="md" outline lively className={sizes.thumb}>
        <Packshot />
      </Frame>
      <Frame as="span" radius="md" outline className={sizes.thumb}>
        <Icon name="drop" label="No picture" />
      </Frame>
    </Inline>
  ),
};
