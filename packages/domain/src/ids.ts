/**
 * Ids are a type prefix and 26 lower-case characters that sort by time of creation: 10 for milliseconds, 16 random
 * (rule K1). The alphabet leaves out i, l, o and u, so an id can be read aloud.
 */
export const ID_PREFIXES = {
  user: 'usr',
  account: 'acc',
  cart: 'crt',
  order: 'ord',
  bundle: 'bdl',
  address: 'adr',
  location: 'loc',
  message: 'msg',
  session: 'ses',
  mail: 'mal',
  payment: 'pay',
  pointsEntry: 'pts',
  charge: 'chg',
  challenge: 'chl',
  token: 'tok',
  coupon: 'cpn',
  discount: 'dsc',
  offer: 'ofr',
  shippingMethod: 'shp',
  upload: 'upl',
  registration: 'reg',
  application: 'apl',
  certificate: 'cer',
  review: 'rev',
  refund: 'rfd',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const SHAPE = /^([a-z]{3})_[0-9a-hjkmnp-tv-z]{26}$/;

export type IdSource = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Fills the array with random bytes, as `crypto.getRandomValues` does. */
  fill: (bytes: Uint8Array<ArrayBuffer>) => void;
};

/** Makes the id generator from a clock and a random source; the package itself owns neither. */
export function createIdFactory(source: IdSource): (kind: IdKind) => string {
  const bytes = new Uint8Array(16);
  return (kind) => {
    let time = source.now();
    let stamp = '';
    for (let place = 0; place < 10; place += 1) {
      stamp = ALPHABET.charAt(time % 32) + stamp;
      time = Math.floor(time / 32);
    }
    source.fill(bytes);
    let random = '';
    for (const byte of bytes) random += ALPHABET.charAt(byte & 31);
    return `${ID_PREFIXES[kind]}_${stamp}${random}`;
  };
}

/** @internal For tests of what makes ids. */
export function isId(kind: IdKind, id: string): boolean {
  return id.startsWith(`${ID_PREFIXES[kind]}_`) && SHAPE.test(id);
}
