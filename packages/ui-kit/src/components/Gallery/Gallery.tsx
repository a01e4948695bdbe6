import { useRef, useState, type MouseEvent } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Gallery.css.ts';
import { galleryDefaults, type GalleryProps } from './Gallery.props.ts';
import type { GalleryViewer } from './GalleryViewer.tsx';

type Viewer = typeof GalleryViewer;

const loadViewer = () => import('./GalleryViewer.tsx');
/** Asked for when somebody is about to press. If it fails here, pressing tries again. */
const expectViewer = () => void loadViewer().catch(() => undefined);

/**
 * Pictures of one thing: one large, the others to choose from, each to be looked at closely. The closer look is loaded when
 * it is wanted; where it cannot be, the link opens the image itself.
 */
export function Gallery({
  ratio = galleryDefaults.ratio,
  enlargeLabel = galleryDefaults.enlargeLabel,
  className,
  ...shared
}: GalleryProps) {
  const { label, pictures, position = galleryDefaults.position } = shared;
  const [chosen, setChosen] = useState(0);
  const [closerLook, setCloserLook] = useState<{ Viewer: Viewer; open: boolean }>();
  const stage = useRef<HTMLAnchorElement>(null);
  const index = Math.min(chosen, pictures.length - 1);
  const picture = pictures[index];
  if (!picture) return null;

  const enlarge = async (event: MouseEvent) => {
    // A new tab gets the picture.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      setCloserLook({ Viewer: (await loadViewer()).GalleryViewer, open: true });
    } catch {
      location.assign(picture.href);
    }
  };

  return (
    <section
      aria-label={label}
      className={cx(styles.root, ratio === 'adaptive' && pictures.length > 1 && styles.beside, className)}
    >
      <a
        ref={stage}
        href={picture.href}
        aria-haspopup="dialog"
        onPointerEnter={expectViewer}
        onFocus={expectViewer}
        onClick={(event) => void enlarge(event)}
        className={cx(styles.stage, styles.ratio[ratio])}
      >
        {picture.picture}
        <span className={styles.hint}>
          <Icon name="zoomIn" label={enlargeLabel} />
        </span>
      </a>
      {closerLook ? (
        <closerLook.Viewer
          {...shared}
          open={closerLook.open}
          onOpenChange={(open) => setCloserLook({ ...closerLook, open })}
          returnFocus={stage}
          index={index}
          onIndexChange={setChosen}
        />
      ) : null}
      {pictures.length > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((each, at) => (
            <li key={each.id}>
              <button
                type="button"
                aria-label={`${position(at + 1, pictures.length)}: ${each.alt}`}
                aria-current={at === index}
                className={styles.thumb}
                onClick={() => setChosen(at)}
              >
                {each.thumb}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
