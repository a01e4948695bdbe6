/** HTML that is safe to put into other HTML as it is. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

type Part = string | number | SafeHtml | readonly SafeHtml[] | null | undefined | false;

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof SafeHtml) return part.text;
  if (typeof part === 'object') return part.map((each) => each.text).join('');
  return escapeHtml(String(part));
}

/** Builds HTML; whatever is put in is escaped, unless it was built by this function itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(strings.reduce((all, text, index) => all + render(parts[index - 1]) + text));
}
