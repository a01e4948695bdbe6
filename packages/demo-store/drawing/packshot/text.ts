export interface LabelFace {
  readonly unitsPerEm: number;
  /** Advance, outline with y upward, and kerning before the next letter. */
  readonly glyphs: Readonly<Record<string, readonly [number, string, Readonly<Record<string, number>>?]>>;
}

export interface TextOptions {
  readonly size: number;
  /** Extra space between letters, in em. */
  readonly tracking?: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

function glyph(face: LabelFace, letter: string) {
  return face.glyphs[letter] ?? face.glyphs['-'] ?? ([face.unitsPerEm / 2, ''] as const);
}

function advances(face: LabelFace, text: string, tracking: number): number[] {
  const letters = [...text];
  return letters.map((letter, index) => {
    const [advance, , kerning] = glyph(face, letter);
    const next = letters[index + 1];
    return advance + (next === undefined ? 0 : (kerning?.[next] ?? 0) + tracking * face.unitsPerEm);
  });
}

export function textWidth(face: LabelFace, text: string, { size, tracking = 0 }: TextOptions): number {
  return advances(face, text, tracking).reduce((sum, advance) => sum + advance, 0) * (size / face.unitsPerEm);
}

/** A line of text as outlines, with its baseline at `y` and centered on `x`. */
export function centeredText(face: LabelFace, text: string, x: number, y: number, fill: string, options: TextOptions) {
  const scale = options.size / face.unitsPerEm;
  let pen = 0;
  const steps = advances(face, text, options.tracking ?? 0);
  const paths = [...text].map((letter, index) => {
    const path = glyph(face, letter)[1];
    const at = pen;
    pen += steps[index] ?? 0;
    return path === '' ? '' : `<path transform="translate(${Math.round(at)})" d="${path}"/>`;
  });
  const left = x - (pen * scale) / 2;
  const matrix = `matrix(${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${round(left)} ${round(y)})`;
  return `<g fill="${fill}" transform="${matrix}">${paths.join('')}</g>`;
}

/** Breaks a name into lines that fit; a single long word stays whole. */
export function breakLines(face: LabelFace, text: string, width: number, options: TextOptions): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out[out.length - 1];
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(face, joined, options) <= width) out[out.length - 1] = joined;
    else out.push(word);
  }
  return out;
}
