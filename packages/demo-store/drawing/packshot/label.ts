import type { Design } from './design.ts';
import { n } from './drawing.ts';
import { sansBold } from './generated/sans-bold.ts';
import { sans } from './generated/sans.ts';
import { serif } from './generated/serif.ts';
import type { Colors } from './palettes.ts';
import { breakLines, centeredText, textWidth } from './text.ts';

export interface LabelArea {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  /** Shorter packs leave out what would not be readable. */
  readonly isCompact?: boolean;
  readonly ink?: string;
}

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

function fitTitle(title: string, width: number, largest: number, maxLines: number): Fitted {
  for (let size = largest; size > largest * 0.5; size -= largest * 0.04) {
    const lines = breakLines(serif, title, width, { size });
    const isNarrow = lines.every((line) => textWidth(serif, line, { size }) <= width);
    if (isNarrow && lines.length <= maxLines) return { lines, size };
  }
  return { lines: breakLines(serif, title, width, { size: largest * 0.5 }), size: largest * 0.5 };
}

function fitSmall(text: string, width: number, largest: number, tracking: number): number {
  const full = textWidth(sans, text, { size: largest, tracking });
  return full <= width ? largest : (largest * width) / full;
}

/** Wordmark, name, strength and size, printed on the pack and centered on x = 0. */
export function label(design: Design, colors: Colors, area: LabelArea): string {
  const { top, bottom, width } = area;
  const ink = area.ink ?? colors.ink;
  const height = bottom - top;
  const mark = Math.min(width * 0.124, height * 0.125);
  const title = fitTitle(design.title, width, Math.min(width * 0.19, height * 0.18), area.isCompact ? 2 : 3);
  const subtitle = design.subtitle.toUpperCase();
  const small = fitSmall(subtitle, width, Math.min(width * 0.07, height * 0.066), 0.12);
  const sizeText = design.sizeLabel.toUpperCase();
  const smallest = fitSmall(sizeText, width * 0.86, small * 0.86, 0.08);

  const leading = title.size * 1.1;
  const titleTop = top + mark + Math.max(height * 0.15, mark * 0.9) + title.size * 0.8;
  const titleEnd = titleTop + (title.lines.length - 1) * leading;
  const out = [
    centeredText(serif, 'REGEN', 0, top + mark, ink, { size: mark, tracking: 0.3 }),
    `<rect x="${n(-width * 0.07)}" y="${n(top + mark + mark * 0.42)}" width="${n(width * 0.14)}" height="${n(Math.max(3, width * 0.014))}" fill="${colors.code}"/>`,
    ...title.lines.map((line, index) =>
      centeredText(serif, line, 0, titleTop + index * leading, ink, { size: title.size }),
    ),
    centeredText(sansBold, subtitle, 0, titleEnd + small * 2.4, ink, { size: small, tracking: 0.12 }),
  ];
  if (!area.isCompact || titleEnd + small * 4.6 < bottom) {
    out.push(
      `<g opacity="0.82">${centeredText(sans, sizeText, 0, bottom, ink, { size: smallest, tracking: 0.08 })}</g>`,
    );
  }
  return out.join('');
}

/** The wordmark alone, as on caps, lids and boxes. */
export function wordmark(x: number, y: number, size: number, ink: string, opacity = 1): string {
  const text = centeredText(serif, 'REGEN', x, y, ink, { size, tracking: 0.3 });
  return opacity === 1 ? text : `<g opacity="${opacity}">${text}</g>`;
}
