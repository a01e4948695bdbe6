export { LineChart } from './LineChart.tsx';
export type { ChartFormat, ChartSeries } from '../../charts/charts.props.ts';
export type { LineChartProps } from './LineChart.props.ts';
