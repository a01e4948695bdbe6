import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { gridMinimums } from './Grid.props.ts';
import { Grid } from './index.ts';

const meta: Meta = { title: 'Layout/Grid', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Grid, {
  min: 'sm',
  children: ['Cleanse', 'Treat', 'Protect'].map((step) => (
    <Box key={step} background="secondarySoft" padding="4">
      {step}
    </Box>
  )),
});
export const AsManyAsFit: Story = {
  render: () => (
    <Specimens of={gridMinimums}>
      {(min) => (
        <Grid min={min}>
          {['Cleanse', 'Exfoliate', 'Treat', 'Hydrate', 'Protect'].map((step) => (
            <Box key={step} background="secondarySoft" padding="4" radius="sm">
              {step}
            </Box>
          ))}
        </Grid>
      )}
    </Specimens>
  ),
};
export const FixedColumns: Story = {
  render: () => (
    <Grid columns={{ base: '1', tablet: '2', desktop: '4' }} gap={{ base: '2', desktop: '6' }}>
      {['Cleanse', 'Exfoliate', 'Treat', 'Hydrate'].map((step) => (
        <Box key={step} background="secondarySoft" padding="4" radius="sm">
          {step}
        </Box>
      ))}
    </Grid>
  ),
};
