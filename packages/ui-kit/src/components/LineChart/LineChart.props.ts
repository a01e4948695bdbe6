import type { ChartProps } from '../../charts/charts.props.ts';

/** `smooth` never rises or falls beyond the points that it joins. */
export const lineChartCurves = ['straight', 'smooth'] as const;
export const lineChartDefaults = { curve: 'straight', fromZero: false } as const;

export interface LineChartProps extends ChartProps {
  curve?: (typeof lineChartCurves)[number];
  /** Keeps zero in view, where the size matters and not only the change. */
  fromZero?: boolean;
}
