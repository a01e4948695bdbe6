import { encode } from 'uqr';
import type { QrCodeProps } from './QrCode.props.ts';

export interface Modules {
  /** Modules along one side, the quiet zone of four on each side included. */
  side: number;
  /** One `path` of all dark modules, a rectangle per run of them in a row. */
  path: string;
}

/** The code of a text. Throws a RangeError when the text is too long for any code (about 2,300 characters at M). */
export function modulesOf(value: string, correction: NonNullable<QrCodeProps['correction']>): Modules {
  const { data, size } = encode(value, { ecc: correction, border: 4 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x]) x += 1;
      path += `M${start} ${y}h${x - start}v1H${start}z`;
    }
  });
  return { side: size, path };
}
