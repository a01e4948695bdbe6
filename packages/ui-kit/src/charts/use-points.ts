import { useState, type KeyboardEvent } from 'react';

export interface Points {
  /** The point that is pointed at or has the focus. */
  active: number | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  of: (index: number) => {
    'data-point': number;
    'data-active': true | undefined;
    tabIndex: 0 | -1;
    onFocus: () => void;
    onBlur: () => void;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
  };
}

/** One stop for Tab; arrow keys, Home and End go from point to point. Escape lets go of what is pointed at. */
export function usePoints(count: number, isVertical = false): Points {
  const [stop, setStop] = useState(0);
  const [active, setActive] = useState<number>();
  const last = Math.max(0, count - 1);
  const current = Math.min(stop, last);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const plot = event.currentTarget;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return setActive(undefined);
    const forward = getComputedStyle(plot).direction === 'rtl' && !isVertical ? 'ArrowLeft' : 'ArrowRight';
    const targets: ReadonlyMap<string, number> = new Map(
      Object.entries({
        ArrowLeft: forward === 'ArrowLeft' ? current + 1 : current - 1,
        ArrowRight: forward === 'ArrowRight' ? current + 1 : current - 1,
        ArrowUp: current - 1,
        ArrowDown: current + 1,
        Home: 0,
        End: last,
      }),
    );
    const target = targets.get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    plot.querySelector<HTMLElement>(`[data-point="${Math.max(0, Math.min(last, target))}"]`)?.focus();
  };

  return {
    active: active === undefined || active > last ? undefined : active,
    onKeyDown,
    of: (index) => ({
      'data-point': index,
      'data-active': active === index || undefined,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => {
        setStop(index);
        setActive(index);
      },
      onBlur: () => setActive(undefined),
      onPointerEnter: () => setActive(index),
      onPointerLeave: () => setActive(undefined),
    }),
  };
}
