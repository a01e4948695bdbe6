import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Dialog } from '../Dialog/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Gallery.css.ts';
import { galleryDefaults, galleryZooms, type GalleryProps } from './Gallery.props.ts';

/** Pictures of one thing: one large, the others to choose from, each to be looked at closely. */
export function Gallery({
  label,
  pictures,
  ratio = galleryDefaults.ratio,
  priority,
  enlargeLabel = galleryDefaults.enlargeLabel,
  closeLabel = galleryDefaults.closeLabel,
  previousLabel = galleryDefaults.previousLabel,
  nextLabel = galleryDefaults.nextLabel,
  zoomInLabel = galleryDefaults.zoomInLabel,
  zoomOutLabel = galleryDefaults.zoomOutLabel,
  position = galleryDefaults.position,
  className,
}: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [zoom, setZoom] = useState<(typeof galleryZooms)[number]>(1);
  const viewport = useRef<HTMLDivElement>(null);
  const index = Math.min(chosen, pictures.length - 1);
  const picture = pictures[index];

  // A closer look begins at the middle of the picture.
  useLayoutEffect(() => {
    const node = viewport.current;
    if (!node) return;
    const sign = getComputedStyle(node).direction === 'rtl' ? -1 : 1;
    node.scrollTo((sign * (node.scrollWidth - node.clientWidth)) / 2, (node.scrollHeight - node.clientHeight) / 2);
  }, [zoom, index]);

  if (!picture) return null;
  const show = (next: number) => {
    setChosen((next + pictures.length) % pictures.length);
    setZoom(1);
  };
  const closer = (by: 1 | -1) => setZoom((now) => galleryZooms[galleryZooms.indexOf(now) + by] ?? now);
  const isNearest = zoom === galleryZooms.at(-1);
  const isWhole = zoom === galleryZooms[0];
  const place = position(index + 1, pictures.length);
  const image = <img {...imageProps(picture)} alt={picture.alt} fetchPriority={priority ? 'high' : undefined} />;

  return (
    <section aria-label={label} className={cx(styles.root, className)}>
      <Dialog
        size="xl"
        title={label}
        closeLabel={closeLabel}
        onOpenChange={() => setZoom(1)}
        trigger={
          <button type="button" className={cx(styles.stage, styles.ratio[ratio])}>
            {image}
            <span className={styles.hint}>
              <Icon name="zoomIn" label={enlargeLabel} />
            </span>
          </button>
        }
        footer={
          <div className={styles.bar}>
            {pictures.length > 1 ? (
              <IconButton icon="chevronStart" label={previousLabel} onClick={() => show(index - 1)} />
            ) : null}
            <IconButton icon="zoomOut" label={zoomOutLabel} aria-disabled={isWhole} onClick={() => closer(-1)} />
            <span aria-live="polite" className={styles.position}>
              {`${place}, ${zoom * 100} %`}
            </span>
            <IconButton icon="zoomIn" label={zoomInLabel} aria-disabled={isNearest} onClick={() => closer(1)} />
            {pictures.length > 1 ? (
              <IconButton icon="chevronEnd" label={nextLabel} onClick={() => show(index + 1)} />
            ) : null}
          </div>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the arrow keys must reach it. */}
        <div ref={viewport} role="group" aria-label={picture.alt} tabIndex={0} className={styles.viewport}>
          <img
            src={picture.largeSrc ?? picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            className={styles.zoom[zoom]}
          />
        </div>
      </Dialog>
      {pictures.length > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((each, at) => (
            <li key={each.id}>
              <button
                type="button"
                aria-label={`${position(at + 1, pictures.length)}: ${each.alt}`}
                aria-current={at === index}
                className={styles.thumb}
                onClick={() => show(at)}
              >
                <img
                  src={each.thumbSrc ?? each.src}
                  alt=""
                  width={each.width}
                  height={each.height}
                  loading="lazy"
                  className={styles.picture}
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const imageProps = ({ src, srcSet, sizes, width, height }: GalleryProps['pictures'][number]) => ({
  src,
  srcSet,
  sizes,
  width,
  height,
  className: styles.picture,
});
