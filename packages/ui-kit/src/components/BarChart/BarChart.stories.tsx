import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartSizes, chartTables } from '../../charts/charts.props.ts';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { barChartDirections } from './BarChart.props.ts';
import { BarChart, type BarChartProps } from './index.ts';

const meta: Meta = { title: 'Data/BarChart', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);
const week = {
  title: 'Sales of the week',
  description: 'Thursday brought most, with the open evening.',
  categories: days,
  categoryLabel: 'Day',
  categoryFormat: { weekday: 'short', day: 'numeric' },
  valueFormat: { style: 'currency', currency: 'USD' },
  series: [{ id: 'retail', label: 'Retail', values: [420, 610.5, 380, 1240, 905, 760, 0] }],
} satisfies BarChartProps;
const channels = {
  ...week,
  title: 'Sales by channel',
  description: undefined,
  series: [
    { id: 'retail', label: 'Retail', values: [420, 610.5, 380, 1240, 905, 760, 0] },
    { id: 'pro', label: 'Pro', values: [980, 720, 1130, 860, 1410, 240, null] },
    { id: 'school', label: 'School', values: [120, 0, 340, 260, 310, null, null] },
    { id: 'events', label: 'Events', values: [0, 0, 0, 880, 220, 640, 0] },
  ],
} satisfies BarChartProps;
const products = {
  title: 'Top products',
  categories: ['Vitamin C Serum', 'Gentle Facial Wash', 'Mega-Purifying Cleanser with Salicylic Acid', 'Eye Cream'],
  categoryLabel: 'Product',
  series: [{ id: 'units', label: 'Pieces sold', values: [184, 131, 96, 12] }],
} satisfies BarChartProps;

export const Playground = playground(BarChart, {
  title: 'Sales of the week',
  categories: days,
  categoryLabel: 'Day',
  categoryFormat: { weekday: 'short', day: 'numeric' },
  series: [{ id: 'retail', label: 'Retail', values: [420, 610.5, 380, 1240, 905, 760, 0] }],
});
export const Directions: Story = {
  render: () => (
    <Specimens of={barChartDirections}>
      {(direction) => (
        <Card>
          <BarChart direction={direction} {...(direction === 'upright' ? week : products)} />
        </Card>
      )}
    </Specimens>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Specimens of={chartSizes}>{(size) => <BarChart {...week} size={size} title={`Sales, ${size}`} />}</Specimens>
  ),
};
export const Tables: Story = {
  render: () => (
    <Specimens of={chartTables}>
      {(table) => <BarChart {...week} size="sm" table={table} title={`Sales, table ${table}`} />}
    </Specimens>
  ),
};
export const Series: Story = {
  render: () => (
    <Specimens of={barChartDirections}>
      {(direction) => (
        <Card>
          <BarChart {...channels} direction={direction} title={`Sales by channel, ${direction}`} />
        </Card>
      )}
    </Specimens>
  ),
};
export const Losses: Story = {
  render: () => (
    <Specimens of={barChartDirections}>
      {(direction) => (
        <BarChart
          {...week}
          direction={direction}
          title={`Balance, ${direction}`}
          description="Returns count against the day on which they came."
          series={[{ id: 'balance', label: 'Balance', values: [240, -130.25, 380, 90, -42, 310, 0] }]}
        />
      )}
    </Specimens>
  ),
};
export const Edges: Story = {
  render: () => (
    <Grid min="md">
      <BarChart {...week} title="Without figures" description={undefined} categories={[]} series={[]} />
      <BarChart
        {...week}
        title="One day"
        description={undefined}
        categories={days.slice(0, 1)}
        series={[{ id: 'retail', label: 'Retail', values: [42.5] }]}
      />
      <BarChart
        {...week}
        title="Nothing sold"
        description={undefined}
        series={[{ id: 'retail', label: 'Retail', values: [0, 0, 0, 0, 0, 0, 0] }]}
      />
      <BarChart
        title="Umsatz"
        locale="de-DE"
        categories={['2026-09', '2026-10', '2026-11'].map((month) => `${month}-01`)}
        categoryLabel="Monat"
        categoryFormat={{ month: 'long' }}
        valueFormat={{ style: 'currency', currency: 'EUR' }}
        showTableLabel="Als Tabelle"
        hideTableLabel="Tabelle schließen"
        series={[{ id: 'sales', label: 'Umsatz', values: [1204.5, 980, 1410.75] }]}
      />
    </Grid>
  ),
};
