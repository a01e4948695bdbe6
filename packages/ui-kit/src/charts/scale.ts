/** Values at which an axis is labelled, the first and last being its ends. */
export interface Scale {
  ticks: readonly number[];
  /** The position of a value, in percent from the top. */
  at: (value: number) => number;
}

/** 1, 2 or 5 times a power of ten: the smallest that needs no more than `count` steps. */
function stepOf(span: number, count: number): number {
  const power = 10 ** Math.floor(Math.log10(span / count));
  const rest = span / count / power;
  return power * (rest <= 1 ? 1 : rest <= 2 ? 2 : rest <= 5 ? 5 : 10);
}

/** An axis with round numbers around all values. Without values it goes from 0 to 1. */
export function scaleOf(values: readonly number[], fromZero: boolean, count = 4): Scale {
  const known = values.filter(Number.isFinite);
  let low = Math.min(...known, ...(fromZero || known.length === 0 ? [0] : []));
  let high = Math.max(...known, ...(fromZero || known.length === 0 ? [0] : []));
  // One value, or all the same: from zero, since there is no other measure.
  if (low === high) [low, high] = low === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, low)];
  const step = stepOf(high - low, count);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  // Rounded, so that three tenths are 0.3.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(digits)),
  );
  const bottom = first * step;
  const span = (last - first) * step;
  return { ticks, at: (value) => 100 - ((value - bottom) / span) * 100 };
}
