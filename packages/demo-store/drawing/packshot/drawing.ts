const short = (value: number) => String(Math.round(value * 100) / 100);

/** SVG text with shortened numbers: `n` of a template's values. */
export const n = short;

export interface Stop {
  readonly at: number;
  readonly color: string;
  readonly opacity?: number;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(({ at, color, opacity }) => {
      const alpha = opacity === undefined || opacity >= 1 ? '' : ` stop-opacity="${short(opacity)}"`;
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/** Collects gradients, filters and clips under short ids, equal ones once. Ids count up, so equal calls give equal text. */
export class Drawing {
  readonly #defs = new Map<string, string>();

  define(make: (id: string) => string): string {
    const key = make('*');
    const known = this.#defs.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#defs.size.toString(36)}`;
    this.#defs.set(key, id);
    return id;
  }

  /** Left to right across whatever is filled, or along the given line in user units. */
  linear(stops: readonly Stop[], line?: readonly [number, number, number, number]): string {
    const place = line
      ? ` gradientUnits="userSpaceOnUse" x1="${short(line[0])}" y1="${short(line[1])}" x2="${short(line[2])}" y2="${short(line[3])}"`
      : '';
    return `url(#${this.define((id) => `<linearGradient id="${id}"${place}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  /** Top to bottom across whatever is filled. */
  vertical(stops: readonly Stop[]): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`)})`;
  }

  radial(stops: readonly Stop[], circle?: readonly [number, number, number], transform?: string): string {
    const place = circle
      ? ` gradientUnits="userSpaceOnUse" cx="${short(circle[0])}" cy="${short(circle[1])}" r="${short(circle[2])}"`
      : '';
    const moved = transform ? ` gradientTransform="${transform}"` : '';
    return `url(#${this.define((id) => `<radialGradient id="${id}"${place}${moved}>${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** Blur in user units. Keep the blurred shapes small: its cost grows with their area. */
  blur(deviation: number, deviationY = deviation): string {
    const value = deviation === deviationY ? short(deviation) : `${short(deviation)} ${short(deviationY)}`;
    return `url(#${this.define((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${value}"/></filter>`)})`;
  }

  clip(shape: string): string {
    return `url(#${this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`;
  }

  svg(content: string, viewBox: string, width: number, height: number): string {
    const defs = [...this.#defs].map(([text, id]) => text.replace('"*"', `"${id}"`)).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${defs}</defs>${content}</svg>`;
  }
}
