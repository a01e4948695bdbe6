import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRoom, preparedInView, prepareOnPress } from './prepare.ts';

beforeEach(() => void vi.stubEnv('SSR', false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}
const on = (connection: Line | undefined) => vi.stubGlobal('navigator', { connection });

const SOON = { preload: 'viewport', preloadDelay: 500 };
const LATE = { preload: 'intent' };

describe.each<{ line: Line | undefined; link: object; picture: boolean }>([
  { line: undefined, link: SOON, picture: true },
  { line: { saveData: false, effectiveType: '4g' }, link: SOON, picture: true },
  { line: { effectiveType: '3g' }, link: SOON, picture: false },
  { line: { effectiveType: '2g' }, link: LATE, picture: false },
  { line: { effectiveType: 'slow-2g' }, link: LATE, picture: false },
  { line: { saveData: true, effectiveType: '4g' }, link: LATE, picture: false },
])('with the connection $line', ({ line, link, picture }) => {
  it(`prepares the page of a link with ${JSON.stringify(link)}`, () => {
    on(line);
    expect(preparedInView()).toEqual(link);
  });

  it(`fetches ${picture ? 'its picture as well' : 'no picture'}`, () => {
    on(line);
    expect(hasRoom()).toBe(picture);
  });
});

it('does not look at the connection on the server', () => {
  vi.stubEnv('SSR', true);
  vi.stubGlobal('navigator', undefined);
  expect(preparedInView()).toEqual(LATE);
});

describe('a press', () => {
  /** The target of a press: inside a link, or not. */
  class Hit {
    readonly link: { href: string; isOverlay?: boolean } | undefined;
    constructor(link?: { href: string; isOverlay?: boolean }) {
      this.link = link;
    }
    closest(selector: string) {
      const url = new URL(this.link?.href ?? '', 'https://shop.example');
      const isOurs = this.link?.href.startsWith('/') && selector.includes('a[href^="/"]');
      return isOurs && !(this.link?.isOverlay && selector.includes(':not([data-overlay])'))
        ? { pathname: url.pathname, search: url.search }
        : null;
    }
  }

  function press(target: unknown, button = 0) {
    const prepared: object[] = [];
    const addEventListener = vi.fn<(type: string, listener: (event: object) => void) => void>();
    vi.stubGlobal('Element', Hit);
    vi.stubGlobal('document', { addEventListener });
    prepareOnPress({ preloadRoute: async (options) => void prepared.push(options) });
    const [[type, listener] = []] = addEventListener.mock.calls;
    expect([type, addEventListener.mock.calls.length]).toEqual(['pointerdown', 1]);
    listener?.({ target, button });
    return prepared;
  }

  it('on a link prepares its page once, with its search', () => {
    expect(press(new Hit({ href: '/products?category=serums' }))).toEqual([
      { to: '/products', search: { category: 'serums' } },
    ]);
  });

  it.each([
    ['with another mouse button', new Hit({ href: '/products' }), 2],
    ['outside links', new Hit(), 0],
    ['on a link to another site', new Hit({ href: 'https://elsewhere.example/' }), 0],
    ['on a link that opens an overlay', new Hit({ href: '/products/1401', isOverlay: true }), 0],
    ['on the document', {}, 0],
  ])('%s prepares nothing', (_, target, button) => expect(press(target, button)).toEqual([]));
});
