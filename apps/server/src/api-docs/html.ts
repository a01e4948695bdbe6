/** A piece of HTML that is safe to send: its variable parts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Piece = Html | string | number | null | undefined | readonly Piece[];

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
);

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS.get(sign) ?? sign);

function textOf(piece: Piece): string {
  if (piece === null || piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return escape(String(piece));
}

/** A template whose variable parts are escaped unless they are HTML already; nothing for null and undefined. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.map((part, at) => part + textOf(pieces[at])).join(''));
}
