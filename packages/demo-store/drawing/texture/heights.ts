import type { Texture } from '../packshot/design.ts';
import { lattice, noise, smoothstep } from './noise.ts';

/** Height of what lies on the table at a place; 0 is bare table. x runs 0 to 1 across, y in the same unit. */
export type HeightField = (x: number, y: number) => number;

interface Blob {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** One pull of a spatula: ridges along the stroke, a rolled lip on either side, a thick end. */
function smear(seed: number, height: number, roughness: number): HeightField {
  const tilt = -0.62 + (lattice(1, 7, seed) - 0.5) * 0.3;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const bend = 0.05 + 0.05 * lattice(2, 7, seed);
  return (x, y) => {
    const [dx, dy] = [x - 0.5, y - height / 2];
    const u = dx * cos + dy * sin;
    const v = -dx * sin + dy * cos - bend * Math.sin(u * 5.2 + 0.6) - 0.012 * (noise(u * 7, 3, seed) - 0.5);
    const start = smoothstep(-0.5, -0.33, u + 0.05 * (noise(v * 22, 1, seed) - 0.5));
    const end = 1 - smoothstep(0.3, 0.5, u + 0.16 * (noise(v * 26, 2, seed) - 0.5));
    const width =
      (0.205 + 0.03 * noise(u * 5, 9, seed)) * (0.62 + 0.38 * smoothstep(-0.5, -0.1, u)) * (0.75 + 0.25 * end);
    const across = Math.abs(v) / width;
    if (across >= 1 || start <= 0 || end <= 0) return 0;
    const wander = v * 62 + 1.6 * noise(u * 3, v * 5, seed);
    const ridge =
      0.62 * noise(wander, u * 1.6, seed + 1) +
      0.28 * noise(wander * 2.3, u * 2.4, seed + 2) +
      0.1 * noise(wander * 5, u * 5, seed + 3);
    const lip = Math.exp(-(((across - 0.86) / 0.11) ** 2));
    const body = Math.sqrt(1 - across * across);
    const roll = Math.exp(-(((u - 0.3) / 0.07) ** 2)) * body;
    const grain = roughness * (noise(x * 160, y * 160, seed + 4) - 0.5);
    const edge = smoothstep(1, 0.93, across) * smoothstep(0, 0.3, start) * smoothstep(0, 0.25, end);
    return (
      edge * (0.012 + 0.03 * body * (0.42 + 0.75 * ridge) + 0.024 * lip + 0.034 * roll * (0.6 + 0.6 * ridge) + grain)
    );
  };
}

function blobs(seed: number, height: number, texture: 'drops' | 'oil' | 'mist'): Blob[] {
  const out: Blob[] = [];
  const wanted = texture === 'mist' ? 190 : texture === 'oil' ? 7 : 12;
  for (let index = 0; out.length < wanted && index < wanted * 14; index += 1) {
    const pick = lattice(index, 5, seed);
    const r =
      texture === 'mist'
        ? 0.007 + 0.042 * pick ** 4
        : index === 0
          ? 0.25
          : index === 1
            ? 0.14
            : 0.016 + 0.08 * pick ** 2;
    const first = texture !== 'mist' && index === 0;
    const x = first ? 0.44 : 0.06 + 0.88 * lattice(index, 1, seed);
    const y = first ? height * 0.44 : height * (0.06 + 0.88 * lattice(index, 2, seed));
    const isFree = out.every((other) => Math.hypot(other.x - x, other.y - y) > (other.r + r) * 1.12);
    if (isFree) out.push({ x, y, r });
  }
  return out;
}

const CELL = 0.08;

/** The blobs near each cell of a grid, so that a point checks only its neighbors. */
function grid(all: readonly Blob[]): ReadonlyMap<number, readonly (Blob & { index: number })[]> {
  const cells = new Map<number, (Blob & { index: number })[]>();
  for (const [index, blob] of all.entries()) {
    const reach = blob.r * 1.2;
    for (let row = Math.floor((blob.y - reach) / CELL); row <= Math.floor((blob.y + reach) / CELL); row += 1) {
      for (
        let column = Math.floor((blob.x - reach) / CELL);
        column <= Math.floor((blob.x + reach) / CELL);
        column += 1
      ) {
        const key = row * 1000 + column;
        const cell = cells.get(key) ?? [];
        cell.push({ ...blob, index });
        cells.set(key, cell);
      }
    }
  }
  return cells;
}

/** Beads of liquid: flat in the middle when large, round when small. */
function beads(seed: number, height: number, texture: 'drops' | 'oil' | 'mist'): HeightField {
  const cells = grid(blobs(seed, height, texture));
  const wobble = texture === 'mist' ? 0.04 : 0.09;
  return (x, y) => {
    for (const { x: cx, y: cy, r, index } of cells.get(Math.floor(y / CELL) * 1000 + Math.floor(x / CELL)) ?? []) {
      const [dx, dy] = [x - cx, y - cy];
      const distance = Math.hypot(dx, dy);
      if (distance > r * 1.2 || distance === 0) continue;
      const rim = r * (1 + wobble * (noise((dx / distance) * 1.3 + index * 9, (dy / distance) * 1.3, seed) - 0.5) * 2);
      const d = distance / rim;
      if (d < 1) return Math.min(0.34, 0.52 - r) * r * (1 - d ** 2.6) ** 0.62;
    }
    return 0;
  };
}

/** A thick pool of gel with soft folds where it was laid down. */
function pool(seed: number, height: number): HeightField {
  return (x, y) => {
    const [dx, dy] = [x - 0.5, (y - height / 2) * 0.92];
    const angle = Math.atan2(dy, dx);
    const rim = 0.36 * (1 + 0.34 * (noise(Math.cos(angle) * 1.7 + 4, Math.sin(angle) * 1.7, seed) - 0.5));
    const d = Math.hypot(dx, dy) / rim;
    if (d >= 1) return 0;
    const warp = 2.2 * noise(x * 2.4, y * 2.4, seed + 1);
    const fold = noise(x * 4.2 + warp, y * 3.2 - warp, seed + 2);
    const finer = noise(x * 9 - warp * 2, y * 8 + warp, seed + 3);
    return (1 - d ** 5) ** 0.6 * (0.05 + 0.055 * fold + 0.014 * finer);
  };
}

/** Lather: bubbles of three sizes over a soft mound. */
function lather(seed: number, height: number): HeightField {
  const layer = (x: number, y: number, scale: number, salt: number) => {
    const [cellX, cellY] = [Math.floor(x * scale), Math.floor(y * scale)];
    let best = 0;
    for (let oy = -1; oy <= 1; oy += 1) {
      for (let ox = -1; ox <= 1; ox += 1) {
        const [ix, iy] = [cellX + ox, cellY + oy];
        const d = Math.hypot(x * scale - ix - lattice(ix, iy, salt), y * scale - iy - lattice(ix, iy, salt + 1));
        const r = 0.45 + 0.4 * lattice(ix, iy, salt + 2);
        if (d < r) best = Math.max(best, Math.sqrt(r * r - d * d));
      }
    }
    return best / scale;
  };
  return (x, y) => {
    const [dx, dy] = [x - 0.5, y - height / 2];
    const angle = Math.atan2(dy, dx);
    const rim = 0.38 * (1 + 0.3 * (noise(Math.cos(angle) * 2 + 5, Math.sin(angle) * 2, seed) - 0.5));
    const d = Math.hypot(dx, dy) / rim;
    if (d >= 1) return 0;
    const mound = (1 - d ** 3) ** 0.7 * (0.04 + 0.06 * noise(x * 4, y * 4, seed + 8));
    return (
      mound +
      smoothstep(1, 0.9, d) *
        (0.26 * layer(x, y, 17, seed) + 0.3 * layer(x, y, 38, seed + 20) + 0.3 * layer(x, y, 84, seed + 40))
    );
  };
}

/** A drift of powder with its loose grains. */
function drift(seed: number, height: number): HeightField {
  return (x, y) => {
    const [dx, dy] = [x - 0.5, y - height / 2];
    const lean = dx * 0.82 - dy * 0.3;
    const side = dy * 0.95 + dx * 0.3 + 0.06 * Math.sin(dx * 9);
    const d = Math.hypot(lean / 0.4, side / 0.3) + 0.35 * (noise(x * 6, y * 6, seed) - 0.5);
    const grain = noise(x * 300, y * 300, seed + 1);
    if (d >= 1) return d < 1.5 && grain > 0.72 + 0.5 * (d - 1) ? 0.006 * grain : 0;
    const lumps = 0.35 * noise(x * 16, y * 16, seed + 2) + 0.2 * noise(x * 44, y * 44, seed + 3);
    return (1 - d * d) * (0.05 + 0.05 * lumps) + 0.0045 * grain * smoothstep(1, 0.7, d) + 0.004 * grain;
  };
}

export function heightField(texture: Texture, seed: number, height: number): HeightField {
  switch (texture) {
    case 'cream':
      return smear(seed, height, 0);
    case 'clay':
      return smear(seed, height, 0.006);
    case 'gel':
      return pool(seed, height);
    case 'foam':
      return lather(seed, height);
    case 'powder':
      return drift(seed, height);
    default:
      return beads(seed, height, texture);
  }
}
