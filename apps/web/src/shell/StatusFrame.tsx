// oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the region listens for focus of the controls inside of it.
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { NOTICE_ROOM } from '~/kernel/page/notice-room.ts';
import * as styles from './StatusView.css.ts';

const LABEL = 'Store status';

/** Around a notice at the foot of the window. The page gets as much more room, so that nothing of it stays covered. */
export function StatusFrame({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(NOTICE_ROOM, `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(NOTICE_ROOM);
      // The focus must not be lost with the button that had it.
      if (element.contains(document.activeElement)) before.current?.focus();
    };
  }, []);
  return (
    <section
      ref={place}
      className={styles.root}
      aria-label={LABEL}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
    >
      {children}
    </section>
  );
}
