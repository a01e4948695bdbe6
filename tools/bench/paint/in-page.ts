// Runs in the page: each function is sent there as text and uses nothing of this file.

/** What has to be painted, by what a person reads of it. */
export interface Wanted {
  /** Whole texts by what they are, such as `{ title: 'Order R-1' }`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Also a picture of at least this width, in pixels. */
  readonly pictureWidth?: number;
}

interface Place {
  readonly top: number;
  readonly left: number;
}

export interface Seen {
  /** Milliseconds from the press to the frame in which each was painted, by Element Timing. */
  readonly painted: Readonly<Record<string, number>>;
  /** How far each has moved since, in pixels: the larger of both directions. */
  readonly moved: Readonly<Record<string, number>>;
  /** Sum of all layout shifts since the press, with those that the Layout Instability API forgives after input. */
  readonly shift: number;
}

interface Watch {
  readonly all: Promise<unknown>;
  readonly read: () => Seen;
}

/** What the page holds between the calls. */
export interface Watched {
  paintWatch: Watch;
}

/**
 * Watches from before the press on. Whatever is new and says what is wanted is marked for Element Timing before it is painted; the time is
 * that of the frame, on the clock of the press.
 */
export function watchPaint({ wanted, patience }: { wanted: Wanted; patience: number }): void {
  const names = [...Object.keys(wanted.texts), ...(wanted.pictureWidth === undefined ? [] : ['picture'])];
  const old = new WeakSet<Node>(document.querySelectorAll('main *'));
  const marked = new Map<string, Element[]>(names.map((name) => [name, []]));
  const painted: Record<string, number> = {};
  const places: Record<string, Place> = {};
  let pressed = Infinity;
  let shift = 0;
  const { promise: all, resolve, reject } = Promise.withResolvers<void>();
  const late = () => reject(new Error(`Not painted: ${names.filter((name) => !(name in painted)).join(', ')}.`));

  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element;
  const mark = (name: string, element: Element) => {
    if (old.has(element) || element.getAttribute('elementtiming') === name) return;
    element.setAttribute('elementtiming', name);
    marked.get(name)?.push(element);
  };
  const lookForTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement || old.has(node.parentElement)) continue;
      for (const [name, text] of Object.entries(wanted.texts))
        // One text may be made of several nodes.
        if (node.parentElement.textContent.trim() === text) mark(name, blockOf(node.parentElement));
    }
  };
  const isShown = (element: Element) => element.isConnected && element.checkVisibility();
  const placeOf = (name: string): Place | undefined =>
    marked
      .get(name)
      ?.filter(isShown)
      .map((element) => element.getBoundingClientRect())
      .map(({ top, left }) => ({ top, left }))[0];

  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      if (target instanceof Text) lookForTexts(target);
      for (const node of addedNodes) {
        lookForTexts(node);
        if (wanted.pictureWidth === undefined || !(node instanceof Element)) continue;
        for (const image of [node, ...node.querySelectorAll('img')])
          if (image instanceof HTMLImageElement && image.closest('main')) mark('picture', image);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      identifier: string;
      renderTime: number;
      intersectionRect: DOMRectReadOnly;
    })[]) {
      const { identifier, renderTime, intersectionRect } = entry;
      if (identifier in painted || renderTime < pressed || intersectionRect.width === 0) continue;
      if (identifier === 'picture' && intersectionRect.width < (wanted.pictureWidth ?? 0)) continue;
      painted[identifier] = renderTime - pressed;
      const place = placeOf(identifier);
      if (place) places[identifier] = place;
    }
    if (names.every((name) => name in painted)) resolve();
  }).observe({ type: 'element' });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (entry.startTime >= pressed) shift += entry.value;
  }).observe({ type: 'layout-shift' });

  const begin = (event: Event) => {
    pressed = event.timeStamp;
    setTimeout(late, patience);
  };
  addEventListener('pointerdown', begin, { capture: true, once: true });

  const moved = () =>
    Object.fromEntries(
      Object.entries(places).map(([name, before]) => {
        const now = placeOf(name);
        return [name, now ? Math.max(Math.abs(now.top - before.top), Math.abs(now.left - before.left)) : Infinity];
      }),
    );
  const paintWatch: Watch = { all, read: () => ({ painted, moved: moved(), shift }) };
  Object.assign(globalThis, { paintWatch });
}
