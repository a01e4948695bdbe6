import { useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Carousel.css.ts';
import { carouselDefaults, type CarouselProps } from './Carousel.props.ts';

interface View {
  first: number;
  last: number;
}

/** Which items are whole in view. The distance from the start is negative in right-to-left text. */
function viewOf(track: HTMLElement): View {
  const [one, two] = track.children;
  const count = track.children.length;
  const width = one?.getBoundingClientRect().width ?? 1;
  const step = two && one ? Math.abs(two.getBoundingClientRect().left - one.getBoundingClientRect().left) : width;
  const start = Math.abs(track.scrollLeft);
  const isAtEnd = start + track.clientWidth >= track.scrollWidth - 2;
  const fitting = Math.max(1, Math.floor((track.clientWidth + step - width) / step));
  const first = isAtEnd ? Math.max(0, count - fitting) : Math.round(start / step);
  return { first, last: Math.min(count - 1, first + fitting - 1) };
}

/**
 * A row that goes on beyond its edge. The browser scrolls it, so it follows finger, wheel and keys, and works before any
 * script; the buttons only help. It never moves by itself.
 */
export function Carousel({
  label,
  heading,
  items,
  width = carouselDefaults.width,
  roleDescription = carouselDefaults.roleDescription,
  previousLabel = carouselDefaults.previousLabel,
  nextLabel = carouselDefaults.nextLabel,
  position = carouselDefaults.position,
  className,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<View>();

  useEffect(() => {
    const node = track.current;
    if (!node) return;
    const look = () =>
      setView((before) => {
        const now = viewOf(node);
        return before?.first === now.first && before.last === now.last ? before : now;
      });
    const observer = new ResizeObserver(look);
    observer.observe(node);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, [items.length]);

  const turn = (by: 1 | -1) => {
    const node = track.current;
    if (!node || !view) return;
    const fitting = view.last - view.first + 1;
    const target = node.children[Math.max(0, Math.min(items.length - 1, view.first + by * fitting))];
    if (!target) return;
    // Only sideways: `scrollIntoView` would move the page too.
    const edge = getComputedStyle(node).direction === 'rtl' ? 'right' : 'left';
    node.scrollBy({ left: target.getBoundingClientRect()[edge] - node.getBoundingClientRect()[edge] });
  };
  const hasMore = view !== undefined && (view.first > 0 || view.last < items.length - 1);

  return (
    <section aria-label={label} aria-roledescription={roleDescription} className={cx(styles.root, className)}>
      <div className={cx(styles.head, items.length > 1 && styles.withButtons)}>
        <div className={styles.heading}>{heading}</div>
        {hasMore ? (
          <>
            <span aria-live="polite" dir="auto" className={styles.position}>
              {position(view.first + 1, view.last + 1, items.length)}
            </span>
            <IconButton
              icon="chevronStart"
              label={previousLabel}
              aria-disabled={view.first === 0}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon="chevronEnd"
              label={nextLabel}
              aria-disabled={view.last === items.length - 1}
              onClick={() => turn(1)}
            />
          </>
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the arrow keys must reach it. */}
      <ul ref={track} aria-label={label} tabIndex={hasMore ? 0 : undefined} className={styles.track}>
        {items.map(({ id, content }) => (
          <li key={id} className={styles.item[width]}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
