import { mixRgb, rgb, scaleRgb } from '../packshot/color.ts';
import type { Rgb } from '../packshot/color.ts';
import type { Texture } from '../packshot/design.ts';
import type { Colors } from '../packshot/palettes.ts';
import { heightField } from './heights.ts';

interface Surface {
  /** Light goes through: the table shows, and gathers on the far side. */
  readonly isClear: boolean;
  readonly polish: number;
  readonly highlight: number;
  readonly color: Rgb;
  /** Light from all sides: high where matter scatters light inside. */
  readonly ambient: number;
}

function surfaceOf(texture: Texture, colors: Colors): Surface {
  const content = rgb(colors.content);
  const body = rgb(colors.body);
  const white: Rgb = [1, 1, 1];
  switch (texture) {
    case 'cream':
      return { isClear: false, polish: 34, highlight: 0.42, color: mixRgb(content, white, 0.3), ambient: 0.42 };
    case 'clay':
      return { isClear: false, polish: 9, highlight: 0.1, color: mixRgb(body, content, 0.45), ambient: 0.4 };
    case 'foam':
      return { isClear: false, polish: 60, highlight: 0.5, color: mixRgb(content, white, 0.7), ambient: 0.66 };
    case 'powder':
      return { isClear: false, polish: 6, highlight: 0.05, color: mixRgb(content, white, 0.2), ambient: 0.46 };
    case 'oil':
      return {
        isClear: true,
        polish: 150,
        highlight: 0.95,
        color: mixRgb(content, [0.95, 0.62, 0.16], 0.55),
        ambient: 0.4,
      };
    case 'gel':
      return { isClear: true, polish: 90, highlight: 0.8, color: mixRgb(content, body, 0.25), ambient: 0.4 };
    default:
      return { isClear: true, polish: 160, highlight: 0.95, color: mixRgb(content, body, 0.12), ambient: 0.4 };
  }
}

const toByte = new Uint8ClampedArray(4097);
for (let index = 0; index <= 4096; index += 1) {
  const value = index / 4096;
  toByte[index] = Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}
const display = (value: number) => toByte[Math.min(4096, Math.max(0, Math.round(value * 4096)))] ?? 0;

// Light from the upper left, the camera straight above.
const LIGHT = [-0.5, -0.58, 0.643] as const;
const HALF_LENGTH = Math.hypot(LIGHT[0], LIGHT[1], LIGHT[2] + 1);
const HALF = [LIGHT[0] / HALF_LENGTH, LIGHT[1] / HALF_LENGTH, (LIGHT[2] + 1) / HALF_LENGTH] as const;

/** Paints the texture of a formula seen from above: three bytes a pixel. */
export function paintTexture(texture: Texture, colors: Colors, seed: number, width: number, height: number): Buffer {
  const ratio = height / width;
  const field = heightField(texture, seed, ratio);
  const surface = surfaceOf(texture, colors);
  const heights = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) heights[y * width + x] = field((x + 0.5) / width, (y + 0.5) / width);
  }
  const at = (x: number, y: number) =>
    heights[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  const wall = rgb(colors.wall);
  const floor = rgb(colors.floor);
  const tone = scaleRgb(wall, 0.22);
  const out = Buffer.allocUnsafe(width * height * 3);

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const h = heights[y * width + x] ?? 0;
      const [px, py] = [x / width, y / height];
      // The table: brighter toward the window.
      const fall = Math.hypot(px - 0.22, (py - 0.16) * ratio);
      let color = scaleRgb(mixRgb(floor, wall, Math.min(1, fall * 0.75)), 1.06 - 0.13 * fall);
      // Shadow: how far the matter toward the light stands above the line of sight to it.
      let hidden = 0;
      for (let step = 1; step <= 7; step += 1) {
        const reach = step * step * 0.0023 * width;
        const rise =
          at(Math.round(x + LIGHT[0] * reach), Math.round(y + LIGHT[1] * reach)) - h - (reach / width) * 0.62;
        hidden = Math.max(hidden, Math.min(1, rise * 52));
      }
      if (h <= 0) {
        const near = Math.min(1, (at(x - 3, y - 3) + at(x + 2, y + 2) + at(x - 3, y + 2)) * 14);
        color = mixRgb(color, tone, hidden * (surface.isClear ? 0.3 : 0.46) + near * 0.1);
        if (surface.isClear && hidden > 0) color = mixRgb(color, mixRgb(surface.color, [1, 1, 1], 0.25), hidden * 0.34);
      } else {
        const nx = (at(x - 1, y) - at(x + 1, y)) * 0.5 * width;
        const ny = (at(x, y - 1) - at(x, y + 1)) * 0.5 * width;
        const length = Math.hypot(nx, ny, 1);
        const [ux, uy, uz] = [nx / length, ny / length, 1 / length];
        const facing = ux * LIGHT[0] + uy * LIGHT[1] + uz * LIGHT[2];
        const mirror = Math.max(0, ux * HALF[0] + uy * HALF[1] + uz * HALF[2]);
        const shine = mirror ** surface.polish * surface.highlight;
        if (surface.isClear) {
          const depth = Math.min(1, 0.34 + h * 5.5);
          const through = [
            color[0] * surface.color[0],
            color[1] * surface.color[1],
            color[2] * surface.color[2],
          ] as const;
          // A drop is a lens: dark where the light enters, bright where it leaves.
          const lens = -(ux * LIGHT[0] + uy * LIGHT[1]);
          color = scaleRgb(mixRgb(color, through, depth), 1 + 0.42 * lens - 0.5 * (1 - uz) ** 2);
          color = mixRgb(color, [1, 1, 1], Math.max(0, lens - 0.3) * 0.5);
          // The window's four panes on the side of the light.
          const [rx, ry] = [2 * uz * ux + 0.52, 2 * uz * uy + 0.58];
          const isPane = Math.abs(rx) < 0.15 && Math.abs(ry) < 0.19 && Math.abs(rx) > 0.014 && Math.abs(ry) > 0.016;
          color = mixRgb(color, [1, 1, 1], Math.min(1, (isPane ? 0.62 : 0) + shine * 0.6));
        } else {
          const soft = Math.max(0, (facing + 0.38) / 1.38);
          const lit = (surface.ambient + (1.06 - surface.ambient) * soft) * (1 - 0.34 * hidden);
          // Light that entered elsewhere warms the shadow side.
          const inner = mixRgb(
            surface.color,
            [surface.color[0], surface.color[1] * 0.86, surface.color[2] * 0.76],
            Math.max(0, 0.75 - soft),
          );
          color = mixRgb(scaleRgb(inner, lit), [1, 1, 1], Math.min(0.9, shine * (1 - hidden)));
        }
      }
      const index = (y * width + x) * 3;
      out[index] = display(color[0]);
      out[index + 1] = display(color[1]);
      out[index + 2] = display(color[2]);
    }
  }
  return out;
}
