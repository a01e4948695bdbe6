import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tooltip } from './index.ts';
import { tooltipSides } from './Tooltip.props.ts';

const meta: Meta = { title: 'Overlays/Tooltip', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Tooltip, {
  text: 'Points are added when the order ships.',
  children: <Button variant="secondary">124 points</Button>,
});
export const Default: Story = {
  render: () => (
    <Inline paddingY="12">
      <Tooltip text="Points are added when the order ships.">
        <Button variant="secondary">124 points</Button>
      </Tooltip>
      <Button variant="ghost">Next</Button>
    </Inline>
  ),
};
export const Sides: Story = {
  // It lies over the page, so its docs page shows it in a window.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: () => (
    <Grid min="sm" gap="12" paddingY="12">
      {tooltipSides.map((side) => (
        <Stack key={side} align="center" paddingY="6">
          <Tooltip open side={side} text={`Shown at: ${side}`}>
            <Button variant="secondary">{side}</Button>
          </Tooltip>
        </Stack>
      ))}
    </Grid>
  ),
};
