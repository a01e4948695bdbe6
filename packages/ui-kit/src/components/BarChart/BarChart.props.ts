import type { ChartProps } from '../../charts/charts.props.ts';

/** Upright for time; lying for names, which need the room. */
export const barChartDirections = ['upright', 'lying'] as const;
export const barChartDefaults = { direction: 'upright' } as const;

export interface BarChartProps extends ChartProps {
  direction?: (typeof barChartDirections)[number];
}
