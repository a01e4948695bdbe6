export { BarChart } from './BarChart.tsx';
export type { ChartFormat, ChartSeries } from '../../charts/charts.props.ts';
export type { BarChartProps } from './BarChart.props.ts';
