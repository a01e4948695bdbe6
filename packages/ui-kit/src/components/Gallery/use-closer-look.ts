import { useLayoutEffect, useRef, useState, type DragEvent, type PointerEvent, type RefObject } from 'react';
import { galleryZooms, type GalleryZoom } from './closer-look.ts';

/** A finger that moved so many pixels along the line turned the page. */
const swipe = 48;
/** A pointer that moved less was only pressed. */
const steady = 6;

interface Press {
  x: number;
  y: number;
  left: number;
  top: number;
}

interface Point {
  x: number;
  y: number;
}

/** The viewport itself is always left to right; what is around it follows the text. */
export const isRtl = ({ parentElement }: HTMLElement): boolean =>
  parentElement !== null && getComputedStyle(parentElement).direction === 'rtl';

const middle: Point = { x: 0.5, y: 0.5 };

/** Zoom around a point of the picture; dragging by mouse moves it, a swipe turns to the next one, a press looks closer. */
export function useCloserLook({
  viewport,
  index,
  turn,
}: {
  viewport: RefObject<HTMLElement | null>;
  index: number;
  turn: (by: 1 | -1) => void;
}) {
  const [zoom, setZoomState] = useState<GalleryZoom>(1);
  // Which part of the picture stays in the middle, from 0 to 1.
  const center = useRef(middle);
  const press = useRef<Press | null>(null);

  useLayoutEffect(() => {
    const node = viewport.current;
    node?.scrollTo(
      center.current.x * node.scrollWidth - node.clientWidth / 2,
      center.current.y * node.scrollHeight - node.clientHeight / 2,
    );
  }, [viewport, zoom, index]);

  const setZoom = (next: GalleryZoom, around: Point = middle) => {
    center.current = around;
    setZoomState(next);
  };
  const closer = (by: 1 | -1) => {
    const node = viewport.current;
    const next = galleryZooms[galleryZooms.indexOf(zoom) + by];
    if (!node || !next) return;
    setZoom(next, {
      x: (node.scrollLeft + node.clientWidth / 2) / node.scrollWidth,
      y: (node.scrollTop + node.clientHeight / 2) / node.scrollHeight,
    });
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    const node = event.currentTarget;
    press.current = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop };
    if (event.pointerType === 'mouse') node.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = press.current;
    // A finger scrolls by itself.
    if (!from || event.pointerType !== 'mouse') return;
    event.currentTarget.scrollTo(from.left - (event.clientX - from.x), from.top - (event.clientY - from.y));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = press.current;
    press.current = null;
    if (!from) return;
    const node = event.currentTarget;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (Math.hypot(x, y) < steady) {
      const box = node.getBoundingClientRect();
      setZoom(zoom === 1 ? 2 : 1, {
        x: (node.scrollLeft + event.clientX - box.left) / node.scrollWidth,
        y: (node.scrollTop + event.clientY - box.top) / node.scrollHeight,
      });
    } else if (zoom === 1 && event.pointerType !== 'mouse' && Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) {
      turn(x < 0 === isRtl(node) ? -1 : 1);
    }
  };
  const onPointerCancel = () => {
    press.current = null;
  };
  // The picture itself would be dragged away, as a file.
  const onDragStart = (event: DragEvent) => event.preventDefault();

  return {
    zoom,
    setZoom,
    closer,
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDragStart },
  };
}
