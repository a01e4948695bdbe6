/** A point in per cent of the plot. */
export interface Point {
  x: number;
  y: number;
}

const figure = (value: number) => String(Number(value.toFixed(3)));

/** Slopes of a curve that never leaves the range between two neighbors (Fritsch and Carlson, 1980). */
function slopes(points: readonly Point[]): number[] {
  const secant = (index: number) => {
    const [from, to] = [points[index], points[index + 1]];
    return from && to ? (to.y - from.y) / (to.x - from.x) : undefined;
  };
  return points.map((_, index) => {
    const [before, after] = [secant(index - 1), secant(index)];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    return Math.sign(before) * Math.min(Math.abs(before + after) / 2, 3 * Math.abs(before), 3 * Math.abs(after));
  });
}

/** `d` of a line through the points, smooth without inventing highs and lows. */
export function linePath(points: readonly Point[], isSmooth: boolean): string {
  const slope = isSmooth ? slopes(points) : [];
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${figure(x)} ${figure(y)}`;
      if (!isSmooth) return `L${figure(x)} ${figure(y)}`;
      const third = (x - before.x) / 3;
      const from = `${figure(before.x + third)} ${figure(before.y + third * (slope[index - 1] ?? 0))}`;
      const to = `${figure(x - third)} ${figure(y - third * (slope[index] ?? 0))}`;
      return `C${from} ${to} ${figure(x)} ${figure(y)}`;
    })
    .join('');
}

/** Stretches of neighboring points; a value that is missing parts them. */
export function stretches(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = [];
  let open: Point[] | undefined;
  for (const point of points) {
    if (!point) open = undefined;
    else if (open) open.push(point);
    else found.push((open = [point]));
  }
  return found;
}
