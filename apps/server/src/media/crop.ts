/** The point that stays in the middle when a picture is cropped, in percent from the left and the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

interface Pixels {
  width: number;
  height: number;
}

/** The share of a picture's area that cropping must leave; wider or taller ones, such as a tube lying down, are shown whole. */
const LEAST_KEPT = 0.5;

/** Whether cropping a picture to the shape of `wanted` leaves enough of it. */
export function keepsEnough(given: Pixels, wanted: Pixels): boolean {
  const [ratio, other] = [given.width / given.height, wanted.width / wanted.height];
  return Math.min(ratio, other) / Math.max(ratio, other) >= LEAST_KEPT;
}

/** Where a section of `length` begins so that the point at `percent` is in its middle, as far as possible. */
const startOf = (whole: number, length: number, percent: number): number =>
  Math.min(Math.max(Math.round((whole * percent) / 100 - length / 2), 0), whole - length);

/** The largest part of a picture in the shape of `wanted`, around its focal point. */
export function cutAround(given: Pixels, wanted: Pixels, focus: FocalPoint): Pixels & { left: number; top: number } {
  const ratio = wanted.width / wanted.height;
  const width = Math.min(given.width, Math.round(given.height * ratio));
  const height = Math.min(given.height, Math.round(given.width / ratio));
  return { left: startOf(given.width, width, focus.x), top: startOf(given.height, height, focus.y), width, height };
}
