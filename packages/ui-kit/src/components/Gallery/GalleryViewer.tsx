// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- the group scrolls, so the keys must reach it.
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { galleryViewerDefaults, galleryZooms } from './closer-look.ts';
import * as styles from './Gallery.css.ts';
import { galleryDefaults, type GalleryViewerProps } from './Gallery.props.ts';
import { isRtl, useCloserLook } from './use-closer-look.ts';

export interface OpenViewerProps extends GalleryViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
  index: number;
  onIndexChange: (index: number) => void;
}

/** The closer look of Gallery, with all that it needs: nothing on the page waits for it. */
export function GalleryViewer({
  label,
  pictures,
  open,
  onOpenChange,
  returnFocus,
  index,
  onIndexChange,
  closeLabel = galleryViewerDefaults.closeLabel,
  previousLabel = galleryViewerDefaults.previousLabel,
  nextLabel = galleryViewerDefaults.nextLabel,
  zoomInLabel = galleryViewerDefaults.zoomInLabel,
  zoomOutLabel = galleryViewerDefaults.zoomOutLabel,
  position = galleryDefaults.position,
}: OpenViewerProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const hasOthers = pictures.length > 1;
  const turn = (by: 1 | -1) => {
    if (!hasOthers) return;
    onIndexChange((index + by + pictures.length) % pictures.length);
    setZoom(1);
  };
  const { zoom, setZoom, closer, pointer } = useCloserLook({ viewport, index, turn });
  const picture = pictures[index];
  if (!picture) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const back = isRtl(event.currentTarget) ? 1 : -1;
    const keys: ReadonlyMap<string, (() => void) | undefined> = new Map(
      Object.entries({
        '+': () => closer(1),
        '=': () => closer(1),
        '-': () => closer(-1),
        '0': () => setZoom(1),
        // Enlarged, the arrows move across the picture: the browser scrolls.
        ...(zoom === 1 && { ArrowLeft: () => turn(back), ArrowRight: () => turn(back === 1 ? -1 : 1) }),
      }),
    );
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog
      size="xl"
      title={label}
      closeLabel={closeLabel}
      open={open}
      onOpenChange={(next) => {
        setZoom(1);
        onOpenChange(next);
      }}
      initialFocus={viewport}
      returnFocus={returnFocus}
      footer={
        <div className={styles.bar}>
          {hasOthers ? <IconButton icon="chevronStart" label={previousLabel} onClick={() => turn(-1)} /> : null}
          <IconButton
            icon="zoomOut"
            label={zoomOutLabel}
            aria-disabled={zoom === galleryZooms[0]}
            onClick={() => closer(-1)}
          />
          <span aria-live="polite" dir="auto" className={styles.position}>
            {`${position(index + 1, pictures.length)}, ${zoom * 100}%`}
          </span>
          <IconButton
            icon="zoomIn"
            label={zoomInLabel}
            aria-disabled={zoom === galleryZooms.at(-1)}
            onClick={() => closer(1)}
          />
          {hasOthers ? <IconButton icon="chevronEnd" label={nextLabel} onClick={() => turn(1)} /> : null}
        </div>
      }
    >
      <div
        ref={viewport}
        role="group"
        aria-label={picture.alt}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointer}
        data-zoom={zoom}
        className={styles.viewport}
      >
        {picture.large}
      </div>
    </Dialog>
  );
}
