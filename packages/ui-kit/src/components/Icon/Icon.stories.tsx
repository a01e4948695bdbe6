import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { iconNames } from './icon-names.ts';
import { iconSizes } from './Icon.props.ts';
import { Icon } from './index.ts';

const meta: Meta = { title: 'Actions/Icon', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Icon, { name: 'bag', size: 'lg' });
export const All: Story = {
  render: () => (
    <Grid min="xs">
      {iconNames.map((name) => (
        <Stack key={name} align="center" gap="2" padding="3">
          <Icon name={name} size="lg" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
export const Sizes: Story = {
  render: () => <Specimens of={iconSizes}>{(size) => <Icon name="bag" size={size} label="Bag" />}</Specimens>,
};
