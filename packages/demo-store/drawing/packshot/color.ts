/** Linear-light red, green and blue, 0 to 1: mixing light in this space looks like light. */
export type Rgb = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toDisplay = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export function rgb(hex: string): Rgb {
  const part = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function hex(color: Rgb): string {
  const part = (value: number) =>
    Math.round(toDisplay(Math.min(1, Math.max(0, value))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(color[0])}${part(color[1])}${part(color[2])}`;
}

export function mixRgb(from: Rgb, to: Rgb, amount: number): Rgb {
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * amount;
  return [part(0), part(1), part(2)];
}

export function scaleRgb(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

export const mix = (from: string, to: string, amount: number): string => hex(mixRgb(rgb(from), rgb(to), amount));
export const shade = (color: string, factor: number): string => hex(scaleRgb(rgb(color), factor));

/** Perceived brightness, 0 to 1. */
export function brightness(color: string): number {
  const [r, g, b] = rgb(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
