import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Sparkline, type SparklineProps } from './index.ts';
import { sparklineSizes, sparklineTables } from './Sparkline.props.ts';

const meta: Meta = { title: 'Data/Sparkline', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const sales = {
  label: 'Sales',
  categories: ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  values: [420, 610.5, 380, 1240, 905, 760, 822],
  categoryLabel: 'Day',
  categoryFormat: { weekday: 'short', day: 'numeric' },
  valueFormat: { style: 'currency', currency: 'USD' },
} satisfies SparklineProps;

export const Playground = playground(Sparkline, { ...sales });
export const Sizes: Story = {
  render: () => (
    <Specimens of={sparklineSizes}>{(size) => <Sparkline {...sales} size={size} label={`Sales, ${size}`} />}</Specimens>
  ),
};
export const Tables: Story = {
  render: () => (
    <Specimens of={sparklineTables}>
      {(table) => <Sparkline {...sales} table={table} label={`Sales, table ${table}`} />}
    </Specimens>
  ),
};
export const OnCards: Story = {
  render: () => (
    <Grid min="sm">
      {['Retail', 'Pro', 'School'].map((channel, index) => (
        <Card key={channel}>
          <Stack gap="2">
            <Text size="sm" tone="muted">
              {channel}
            </Text>
            <Sparkline
              {...sales}
              isStatic
              label={`Sales, ${channel}`}
              values={sales.values.map((value) => value * (1 + index) - index * 150)}
            />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};
export const Edges: Story = {
  render: () => (
    <Stack gap="4">
      <Sparkline {...sales} label="Without figures" categories={[]} values={[]} />
      <Sparkline {...sales} label="One day" categories={sales.categories.slice(0, 1)} values={[42.5]} />
      <Sparkline {...sales} label="Always the same" values={[5, 5, 5, 5, 5, 5, 5]} />
      <Sparkline {...sales} label="With a gap" values={[420, 610, null, null, 905, 760, 822]} />
    </Stack>
  ),
};
