import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartSizes, chartTables } from '../../charts/charts.props.ts';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { LineChart, type LineChartProps } from './index.ts';
import { lineChartCurves } from './LineChart.props.ts';

const meta: Meta = { title: 'Data/LineChart', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
const year = {
  title: 'Points earned',
  description: 'Spring brought the courses, autumn the new serum.',
  categories: months,
  categoryLabel: 'Month',
  categoryFormat: { month: 'short' },
  valueFormat: { maximumFractionDigits: 0 },
  series: [{ id: 'points', label: 'Points', values: [320, 410, 980, 1240, 870, 640, 410, 520, 1180, 1530, 1490, 760] }],
} satisfies LineChartProps;
const journey = {
  title: 'Recommendations',
  categories: months,
  categoryLabel: 'Month',
  categoryFormat: { month: 'short', year: 'numeric' },
  series: [
    { id: 'sent', label: 'Sent', values: [40, 52, 61, 58, 70, 82, 78, 90, 97, 104, 112, 86] },
    { id: 'opened', label: 'Opened', values: [31, 40, 44, 47, 52, 60, 59, 71, 70, 83, 90, 61] },
    { id: 'added', label: 'Added', values: [18, 22, 25, null, null, 34, 30, 41, 44, 49, 52, 33] },
    { id: 'bought', label: 'Bought', values: [9, 14, 13, 17, 20, 22, 19, 27, 31, 30, 38, 21] },
  ],
} satisfies LineChartProps;

export const Playground = playground(LineChart, {
  title: 'Points earned',
  categories: months,
  categoryLabel: 'Month',
  categoryFormat: { month: 'short' },
  series: [
    { id: 'points', label: 'Points', values: [870, 910, 980, 1240, 1180, 1040, 960, 990, 1180, 1330, 1290, 1160] },
  ],
});
export const Curves: Story = {
  render: () => (
    <Specimens of={lineChartCurves}>
      {(curve) => (
        <Card>
          <LineChart {...year} curve={curve} title={`Points earned, ${curve}`} />
        </Card>
      )}
    </Specimens>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Specimens of={chartSizes}>{(size) => <LineChart {...year} size={size} title={`Points, ${size}`} />}</Specimens>
  ),
};
export const Tables: Story = {
  render: () => (
    <Specimens of={chartTables}>
      {(table) => <LineChart {...year} size="sm" table={table} title={`Points, table ${table}`} />}
    </Specimens>
  ),
};
export const Series: Story = {
  render: () => (
    <Card>
      <LineChart {...journey} />
    </Card>
  ),
};
export const Edges: Story = {
  render: () => (
    <Grid min="md">
      <LineChart {...year} title="Without figures" description={undefined} categories={[]} series={[]} />
      <LineChart
        {...year}
        title="One month"
        description={undefined}
        categories={months.slice(0, 1)}
        series={[{ id: 'points', label: 'Points', values: [320] }]}
      />
      <LineChart
        {...year}
        title="From zero, below it and with a gap"
        description={undefined}
        fromZero
        valueFormat={{ style: 'currency', currency: 'USD', currencySign: 'accounting' }}
        series={[
          { id: 'balance', label: 'Balance', values: [310, 290, -120, -40, null, 60, 220, 240, null, 300, 280, 350] },
        ]}
      />
      <LineChart
        title="Visits of ninety days"
        categories={Array.from({ length: 90 }, (_, index) =>
          new Date(Date.UTC(2026, 7, 24 + index)).toISOString().slice(0, 10),
        )}
        categoryLabel="Day"
        categoryFormat={{ month: 'short', day: 'numeric' }}
        series={[
          {
            id: 'visits',
            label: 'Visits',
            values: Array.from({ length: 90 }, (_, index) => Math.round(400 + 3 * index + 90 * Math.sin(index / 3.5))),
          },
        ]}
      />
    </Grid>
  ),
};
