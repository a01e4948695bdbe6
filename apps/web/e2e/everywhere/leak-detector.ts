/** What the products of the database cost somebody, and what of the database they may not see. */
export interface View {
  /** Cents that they may be shown for one, by SKU; a SKU that is not in it is not sold to them. */
  readonly prices: ReadonlyMap<string, ReadonlySet<number>>;
  /** Amounts that only others are shown, in cents, with what they are. */
  readonly hiddenAmounts: ReadonlyMap<number, string>;
  /** SKUs and numbers on packages that only others see. */
  readonly hiddenCodes: ReadonlySet<string>;
  /** Marks of texts and files that they may read; every other mark is hidden from them. */
  readonly marks: ReadonlySet<string>;
}

/** Looks like nothing that a text, an id or a drawing contains. */
const MARK = /zqx[a-z0-9]+xqz/gi;

// A drawing has numbers with two decimals too, but none as high as the amounts that the truth is made of.
const AMOUNT = /(?<![\d.])(\d{1,3}(?:,\d{3})+|\d+)\.(\d\d)(?!\d)/g;
// The only six-digit integer that a response may contain: a cart with all recommendations earns that many points.
const POINTS = /"pointsToEarn":\d+/g;
const WHOLE_CENTS = /(?<![\w.#%-])\d{6}(?![\w.])/g;
// Products are named by numbers.
const WORD = /(?<![0-9A-Za-z])[A-Za-z]*\d[0-9A-Za-z]*/g;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text as somebody reads it: entities of HTML and escapes of scripts and addresses resolved. */
function readable(body: string): string {
  return body
    .replace(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi, (_, long: string, short: string) =>
      String.fromCharCode(Number.parseInt(long ?? short, 16)),
    )
    .replace(/&#x([0-9a-f]{1,6});|&#(\d{1,6});/gi, (_, hex: string, plain: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(plain)),
    )
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => NAMED[name] ?? '')
    .replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

interface Priced {
  sku: string;
  price: { listPrice: number; yourPrice: number };
}

const isPriced = (value: object): value is Priced =>
  'sku' in value && 'price' in value && typeof value.price === 'object' && value.price !== null;

/** Every price block of a response with the SKU that it belongs to. */
function* pricesIn(value: unknown): Generator<Priced> {
  if (typeof value !== 'object' || value === null) return;
  if (isPriced(value)) yield value;
  for (const part of Object.values(value)) yield* pricesIn(part);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

interface Facts {
  readonly marks: readonly string[];
  readonly words: readonly string[];
  /** As written, and in cents. */
  readonly amounts: readonly (readonly [text: string, cents: number])[];
  readonly prices: readonly Priced[];
}

const all = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern))];

function factsOf(body: string): Facts {
  const text = readable(body);
  const dollars = all(text, AMOUNT).map((amount) => [amount, Number(amount.replace(/[,.]/g, ''))] as const);
  const cents = all(text.replace(POINTS, ''), WHOLE_CENTS).map(
    (amount) => [`${amount} cents`, Number(amount)] as const,
  );
  return {
    marks: all(text, MARK).map((mark) => mark.toLowerCase()),
    words: all(text, WORD),
    amounts: [...dollars, ...cents],
    prices: [...pricesIn(parse(body))],
  };
}

/** Pages are the same for everybody, so each is read once and judged for each who asked. */
const read = new Map<string, Facts>();

/**
 * What a response contains that is not for this view. What was `asked` for by name may be named again: "there is no GM3101".
 */
export function findLeaks(body: string, view: View, asked = ''): string[] {
  const facts = read.get(body) ?? factsOf(body);
  read.set(body, facts);
  const question = readable(asked).toLowerCase();
  const isEcho = (part: string) => question.includes(part.toLowerCase());
  const marks = facts.marks.filter((mark) => !view.marks.has(mark) && !isEcho(mark));
  const codes = facts.words.filter((word) => view.hiddenCodes.has(word) && !isEcho(word));
  const amounts = facts.amounts.flatMap(([text, cents]) => {
    const hidden = view.hiddenAmounts.get(cents);
    return hidden === undefined ? [] : [`${text}, ${hidden}`];
  });
  const prices = facts.prices.flatMap(({ sku, price }) =>
    (['listPrice', 'yourPrice'] as const)
      .filter((name) => !view.prices.get(sku)?.has(Math.round(price[name] * 100)))
      .map((name) => `${price[name]} as ${name} of ${sku}`),
  );
  return [
    ...marks.map((mark) => `the text marked ${mark}`),
    ...codes.map((code) => `the product ${code}`),
    ...amounts,
    ...prices,
  ];
}
