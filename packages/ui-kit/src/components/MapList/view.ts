// What of the map is seen, and which pins stand so close that they are shown as one.
import type { Spot } from './projection.ts';

export interface Size {
  width: number;
  height: number;
}
/** The middle, in units of the map, and how many times larger than the whole map. */
export interface View extends Spot {
  zoom: number;
}
export interface Pin extends Spot {
  id: string;
  number: number;
  name: string;
}

export const maxZoom = 48;
/** Closer than this, in pixels, pins would cover each other. */
const tooClose = 30;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Pixels per unit. */
export const scaleOf = (base: Size, size: Size, zoom: number): number =>
  Math.min(size.width / base.width, size.height / base.height) * zoom;

export const within = (base: Size, { x, y, zoom }: View): View => ({
  x: clamp(x, 0, base.width),
  y: clamp(y, 0, base.height),
  zoom: clamp(zoom, 1, maxZoom),
});

/** All pins in view with room around them; the whole map without any. */
export function fit(base: Size, size: Size, pins: readonly Spot[]): View {
  if (pins.length === 0) return { x: base.width / 2, y: base.height / 2, zoom: 1 };
  const [xs, ys] = [pins.map(({ x }) => x), pins.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const whole = scaleOf(base, size, 1);
  const room = 96;
  const zoom = Math.min(
    Math.max(1, size.width - room) / ((right - left) * whole || 1),
    Math.max(1, size.height - room) / ((bottom - top) * whole || 1),
    pins.length === 1 ? 3 : 16,
  );
  const view = { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
  // Small enough for all of it, the map stands in the middle.
  return zoom <= 1 ? { x: base.width / 2, y: base.height / 2, zoom: 1 } : within(base, view);
}

/** From units of the map to pixels of the canvas. */
export function onCanvas(base: Size, size: Size, view: View, spot: Spot): Spot {
  const scale = scaleOf(base, size, view.zoom);
  return { x: (spot.x - view.x) * scale + size.width / 2, y: (spot.y - view.y) * scale + size.height / 2 };
}

/** Pins that stand apart, each with those too close to it. The first of a group gives it its place. */
export function groups(pins: readonly Pin[], scale: number): Pin[][] {
  const found: Pin[][] = [];
  for (const pin of pins) {
    const near = found.find(([first]) => first && Math.hypot(first.x - pin.x, first.y - pin.y) * scale < tooClose);
    if (near) near.push(pin);
    else found.push([pin]);
  }
  return found;
}
