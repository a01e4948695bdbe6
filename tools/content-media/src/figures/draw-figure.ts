import { bars, curve, scale, timeline, week } from './charts.ts';
import { face, fingers, skin, tones, wall } from './skin.ts';
import { HEIGHT, WIDTH } from './svg.ts';
import type { Figure } from './types.ts';
import { packs, split, steps, value } from './words.ts';

function content(figure: Figure, done: number): string {
  switch (figure.kind) {
    case 'bars':
      return bars(figure, done);
    case 'steps':
      return steps(figure, done);
    case 'timeline':
      return timeline(figure, done);
    case 'scale':
      return scale(figure, done);
    case 'week':
      return week(figure, done);
    case 'skin':
      return skin(figure, done);
    case 'split':
      return split(figure, done);
    case 'curve':
      return curve(figure, done);
    case 'value':
      return value(figure, done);
    case 'packs':
      return packs(figure, done);
    case 'face':
      return face(figure, done);
    case 'fingers':
      return fingers(done);
    case 'tones':
      return tones(done);
    case 'wall':
      return wall(figure, done);
  }
}

/** Where a figure that is not as high as its space begins and ends. */
function extent(figure: Figure): readonly [top: number, bottom: number] {
  switch (figure.kind) {
    case 'scale':
      return [48, 296];
    case 'week': {
      const half = Math.min(72, (HEIGHT - 60) / figure.rows.length) * figure.rows.length * 0.5;
      return [HEIGHT / 2 - half - 22, HEIGHT / 2 + half + 20];
    }
    default:
      return [0, HEIGHT];
  }
}

const svg = (content_: string, top: number, bottom: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 ${top - 4} ${WIDTH + 8} ${bottom - top + 8}" aria-hidden="true">${content_}</svg>`;

/** A figure as SVG when it has come as far as `done`, from 0 to 1. Its fonts are those of `fontFaces`. */
export const drawFigure = (figure: Figure, done: number): string =>
  svg(content(figure, Math.min(1, Math.max(0, done))), 0, HEIGHT);

/** A whole figure as SVG, without the empty space above and below it. */
export const printFigure = (figure: Figure): string => svg(content(figure, 1), ...extent(figure));
