// The position of a place on the drawn maps. The formulas are those of d3-geo's geoAlbersUsa and geoEqualEarth, with which the
// maps are drawn; a test holds them against it. d3-geo itself would bring the projecting of outlines, which is done already.
import type { mapListAreas, Place } from './MapList.props.ts';

export interface Spot {
  x: number;
  y: number;
}
type Position = NonNullable<Place['position']>;
type Project = (position: Position) => Spot;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Albers' equal-area cone that touches at two parallels, as d3 turns, centers, scales and shifts it. */
function albers(
  parallels: readonly [number, number],
  turn: number,
  center: readonly [number, number],
  scale: number,
  shift: readonly [number, number],
): Project {
  const first = Math.sin(radians(parallels[0]));
  const n = (first + Math.sin(radians(parallels[1]))) / 2;
  const c = 1 + first * (2 * n - first);
  const raw = (longitude: number, latitude: number) => {
    const radius = Math.sqrt(c - 2 * n * Math.sin(latitude)) / n;
    return [radius * Math.sin(longitude * n), -radius * Math.cos(longitude * n)] as const;
  };
  const [x0, y0] = raw(radians(center[0]), radians(center[1]));
  return ({ latitude, longitude }) => {
    const east = (((longitude + turn + 180) % 360) + 360) % 360;
    const [x, y] = raw(radians(east - 180), radians(latitude));
    return { x: shift[0] + scale * (x - x0), y: shift[1] - scale * (y - y0) };
  };
}

const [k, x0, y0] = [13_000, 4875, 3050];
/** Each with the frame that it fills, in parts of the scale from the middle: left, top, right, bottom. */
const parts = [
  { project: albers([29.5, 45.5], 96, [-0.6, 38.7], k, [x0, y0]), frame: [-0.455, -0.238, 0.455, 0.238] },
  {
    project: albers([55, 65], 154, [-2, 58.5], k * 0.35, [x0 - 0.307 * k, y0 + 0.201 * k]),
    frame: [-0.425, 0.12, -0.214, 0.234],
  },
  {
    project: albers([8, 18], 157, [-3, 19.9], k, [x0 - 0.205 * k, y0 + 0.212 * k]),
    frame: [-0.214, 0.166, -0.115, 0.234],
  },
] as const;

function projectUs(position: Position): Spot | undefined {
  for (const { project, frame } of parts) {
    const { x, y } = project(position);
    const [left, top, right, bottom] = frame;
    const [across, down] = [(x - x0) / k, (y - y0) / k];
    if (across >= left && across <= right && down >= top && down <= bottom) return { x, y };
  }
  return undefined;
}

/** Šavrič, Patterson and Jenny, The Equal Earth map projection, 2018. */
function projectWorld({ latitude, longitude }: Position): Spot | undefined {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
  const half = Math.sqrt(3) / 2;
  const l = Math.asin(half * Math.sin(radians(latitude)));
  const l2 = l * l;
  const l6 = l2 ** 3;
  const x = (radians(longitude) * Math.cos(l)) / (half * (a1 + 3 * a2 * l2 + l6 * (7 * a3 + 9 * a4 * l2)));
  const y = 2480 - 1730 * l * (a1 + a2 * l2 + l6 * (a3 + a4 * l2));
  return y > 4300 ? undefined : { x: 4800 + 1730 * x, y };
}

/** Units of the drawn map; nothing where it is not on it. */
export function project(area: (typeof mapListAreas)[number], position: Place['position']): Spot | undefined {
  if (!position || !Number.isFinite(position.latitude) || !Number.isFinite(position.longitude)) return undefined;
  return area === 'us' ? projectUs(position) : projectWorld(position);
}
