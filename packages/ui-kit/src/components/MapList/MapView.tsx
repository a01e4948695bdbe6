// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions -- dragging is a shortcut for the buttons below; a fieldset is for forms.
// Loaded only when a map is shown. It draws in the browser only, so positions may be styles set by script.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './MapList.css.ts';
import type { mapListAreas, mapListDefaults, MapListProps, Place } from './MapList.props.ts';
import { project, type Spot } from './projection.ts';
import { fit, groups, maxZoom, onCanvas, scaleOf, within, type Pin, type Size, type View } from './view.ts';

export type MapLabels = Required<
  Pick<MapListProps, Extract<keyof typeof mapListDefaults, `${string}Label`> & keyof MapListProps>
>;

export interface MapViewProps {
  area: (typeof mapListAreas)[number];
  base: Size & { land: string; borders: string };
  places: readonly Place[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  labels: MapLabels;
}

const pinPath = 'M16 39C12 32 2 26 2 15.5A14 14 0 0 1 30 15.5C30 26 20 32 16 39Z';

export function MapView({ area, base, places, selectedId, onSelect, labels }: MapViewProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  /** Unset, all pins are in view, at any size. */
  const [own, setOwn] = useState<View>();
  const [stopId, setStopId] = useState<string>();
  const drag = useRef<{ at: Spot; from: View; isMoving: boolean } | undefined>(undefined);

  const pins = places.flatMap(({ id, name, position }, index): Pin[] => {
    const spot = project(area, position);
    return spot ? [{ id, name, number: index + 1, ...spot }] : [];
  });

  useEffect(() => {
    const node = canvas.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setSize({ width: node.clientWidth, height: node.clientHeight }));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  const view = size && (own ?? fit(base, size, pins));
  const selected = pins.find(({ id }) => id === selectedId);
  const [shownId, setShownId] = useState(selectedId);
  if (selectedId !== shownId && size && view) {
    // Chosen in the list: into the picture, with room around it.
    setShownId(selectedId);
    const at = selected && onCanvas(base, size, view, selected);
    const isSeen = at && at.x > 24 && at.x < size.width - 24 && at.y > 48 && at.y < size.height - 16;
    if (selected && !isSeen) setOwn(within(base, { ...view, x: selected.x, y: selected.y }));
  }

  const zoomBy = (factor: number, around?: Spot) =>
    view && setOwn(within(base, { x: around?.x ?? view.x, y: around?.y ?? view.y, zoom: view.zoom * factor }));
  const pan = (across: number, down: number) => {
    if (!view || !size) return;
    const scale = scaleOf(base, size, view.zoom);
    setOwn(
      within(base, {
        ...view,
        x: view.x + (across * size.width) / 4 / scale,
        y: view.y + (down * size.height) / 4 / scale,
      }),
    );
  };

  const scale = size && view ? scaleOf(base, size, view.zoom) : 0;
  const shown = scale > 0 ? groups(pins, scale) : [];
  const ids = shown.map(([first]) => first?.id);
  const stop = ids.includes(stopId) ? stopId : ids[0];

  const choose = (group: readonly Pin[]) => {
    const [first] = group;
    if (!first || !size || !view) return;
    if (group.length === 1 || view.zoom >= maxZoom) {
      // At the same spot: one after the other.
      const next = group[(group.findIndex(({ id }) => id === selectedId) + 1) % group.length] ?? first;
      return onSelect(next.id);
    }
    const close = fit(base, size, group);
    setOwn(within(base, { ...close, zoom: Math.max(close.zoom, view.zoom * 2) }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = ids.indexOf(stop);
    const targets: ReadonlyMap<string, number> = new Map(
      Object.entries({
        ArrowRight: at + 1,
        ArrowDown: at + 1,
        ArrowLeft: at - 1,
        ArrowUp: at - 1,
        Home: 0,
        End: ids.length - 1,
      }),
    );
    const target = targets.get(event.key);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const pin = event.currentTarget.querySelectorAll<HTMLElement>('[data-pin]')[target];
    pin?.focus();
  };

  const startDrag = (event: PointerEvent) => {
    if (view && event.button === 0)
      drag.current = { at: { x: event.clientX, y: event.clientY }, from: view, isMoving: false };
  };
  const moveDrag = (event: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    if (!start || !size || event.buttons === 0) return;
    const [dx, dy] = [event.clientX - start.at.x, event.clientY - start.at.y];
    // A hand that trembles still presses the pin.
    if (!start.isMoving && Math.hypot(dx, dy) < 5) return;
    start.isMoving = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const by = scaleOf(base, size, start.from.zoom);
    setOwn(within(base, { ...start.from, x: start.from.x - dx / by, y: start.from.y - dy / by }));
  };

  return (
    <div role="group" aria-label={labels.mapLabel}>
      <div
        ref={canvas}
        className={styles.canvas}
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
        onPointerMove={moveDrag}
        onPointerUp={() => (drag.current = undefined)}
        onPointerCancel={() => (drag.current = undefined)}
      >
        {size && view ? (
          <>
            <svg aria-hidden="true" className={styles.drawing}>
              <g
                transform={`translate(${size.width / 2 - view.x * scale} ${size.height / 2 - view.y * scale}) scale(${scale})`}
              >
                <path d={base.land} className={styles.land} />
                <path d={base.borders} className={styles.borders} />
              </g>
            </svg>
            {shown.map((group) => {
              const [first] = group;
              if (!first) return null;
              const { x, y } = onCanvas(base, size, view, first);
              const isSelected = group.some(({ id }) => id === selectedId);
              return (
                <button
                  key={first.id}
                  type="button"
                  data-pin=""
                  tabIndex={first.id === stop ? 0 : -1}
                  aria-current={isSelected || undefined}
                  aria-label={
                    group.length === 1
                      ? places.length === 1
                        ? first.name
                        : `${first.number}, ${first.name}`
                      : labels.groupLabel(group.map(({ number, name }) => `${number}, ${name}`))
                  }
                  className={cx(styles.pin, isSelected && styles.pinSelected)}
                  style={{ transform: `translate(${x}px, ${y}px)` }}
                  onFocus={() => {
                    setStopId(first.id);
                    const isOutside = x < 16 || x > size.width - 16 || y < 40 || y > size.height - 8;
                    if (isOutside) setOwn(within(base, { ...view, x: first.x, y: first.y }));
                  }}
                  onClick={() => choose(group)}
                >
                  <svg viewBox="0 0 32 40" aria-hidden="true" className={styles.pinShape}>
                    <path d={pinPath} />
                  </svg>
                  {places.length === 1 ? null : (
                    <span className={styles.pinNumber}>{group.length === 1 ? first.number : `${group.length}×`}</span>
                  )}
                </button>
              );
            })}
          </>
        ) : null}
      </div>
      <div className={styles.bar}>
        <IconButton
          size="sm"
          icon="plus"
          label={labels.zoomInLabel}
          aria-disabled={(view?.zoom ?? 1) >= maxZoom}
          onClick={() => zoomBy(1.6)}
        />
        <IconButton
          size="sm"
          icon="minus"
          label={labels.zoomOutLabel}
          aria-disabled={(view?.zoom ?? 1) <= 1}
          onClick={() => zoomBy(1 / 1.6)}
        />
        <IconButton
          size="sm"
          icon="chevronUp"
          label={labels.leftLabel}
          className={styles.left}
          onClick={() => pan(-1, 0)}
        />
        <IconButton size="sm" icon="chevronUp" label={labels.upLabel} onClick={() => pan(0, -1)} />
        <IconButton size="sm" icon="chevronDown" label={labels.downLabel} onClick={() => pan(0, 1)} />
        <IconButton
          size="sm"
          icon="chevronUp"
          label={labels.rightLabel}
          className={styles.right}
          onClick={() => pan(1, 0)}
        />
        {places.length === 1 ? null : (
          <Button size="sm" variant="ghost" onClick={() => setOwn(undefined)}>
            {labels.showAllLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
