import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { WithAside } from './index.ts';
import { withAsideSides, withAsideSizes } from './WithAside.props.ts';

const meta: Meta = { title: 'Layout/WithAside', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const Lines = () => (
  <Box background="card" border="subtle" padding="6">
    <Text>Two items</Text>
  </Box>
);
const Summary = () => (
  <Card tone="sunken">
    <Text>Total: $84.00</Text>
  </Card>
);

export const Playground = playground(WithAside, { aside: <Summary />, children: <Lines /> });
export const Values: Story = {
  render: () => (
    <Stack gap="10">
      {withAsideSides.map((side) => (
        <Specimens key={side} of={withAsideSizes}>
          {(size) => (
            <WithAside side={side} size={size} aside={<Summary />}>
              <Lines />
            </WithAside>
          )}
        </Specimens>
      ))}
    </Stack>
  ),
};
export const Menu: Story = {
  render: () => (
    <WithAside side="start" size="sm" asideUnprinted aside={<Text>Orders, rewards, profile</Text>}>
      <Lines />
    </WithAside>
  ),
};
export const WithMoreBelow: Story = {
  render: () => (
    <WithAside aside={<Summary />} after={<Text>Choose a free sample</Text>} asideFirst>
      <Lines />
    </WithAside>
  ),
};
