/** The one in the middle, the upper of the two of an even number: of times, never better than what was measured. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
