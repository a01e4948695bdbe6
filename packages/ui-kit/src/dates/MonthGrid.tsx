// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the ARIA date picker pattern is a table.
import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, addMonths, formatDay, longDay, monthOf, weekdayOf, weekOf, weeksOf } from './days.ts';

export interface GridDay {
  day: string;
  /** Of the month before or after. */
  isOutside: boolean;
  isSelected: boolean;
  isToday: boolean;
  isUnavailable: boolean;
}

export interface MonthGridProps {
  labelledBy: string;
  /** The day that the arrow keys stand on; its month is shown. */
  active: string;
  onActive: (day: string) => void;
  /** Of days that are not available too. */
  onPress: (day: string) => void;
  /** Where the keys go instead of a day that is out of reach. */
  clamp?: (day: string) => string;
  /** Takes the focus as soon as it is there. */
  takesFocus?: boolean;
  selected?: string;
  today?: string;
  isUnavailable: (day: string) => boolean;
  firstWeekday: number;
  locale: string;
  weekdayLength: 'narrow' | 'short';
  classes: Readonly<Record<'grid' | 'weekday' | 'cell', string>>;
  /** The cell of a day: its button, with these props, and what lies on it. */
  children: (day: GridDay, button: ComponentPropsWithRef<'button'>) => ReactNode;
}

const steps: ReadonlyMap<string, (day: string, firstWeekday: number, shift: boolean) => string> = new Map(
  Object.entries({
    ArrowUp: (day) => addDays(day, -7),
    ArrowDown: (day) => addDays(day, 7),
    Home: (day, first) => weekOf(day, first)[0] ?? day,
    End: (day, first) => weekOf(day, first)[6] ?? day,
    PageUp: (day, _first, shift) => addMonths(day, shift ? -12 : -1),
    PageDown: (day, _first, shift) => addMonths(day, shift ? 12 : 1),
  }),
);

/** Where a key leads from a day, or null. The arrows along the line follow the direction of text. */
function dayAfterKey(event: KeyboardEvent<HTMLElement>, day: string, firstWeekday: number): string | null {
  const { key } = event;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return addDays(day, (key === 'ArrowRight') === isRtl ? -1 : 1);
  }
  return steps.get(key)?.(day, firstWeekday, event.shiftKey) ?? null;
}

/** The month as the grid of the ARIA date picker pattern: arrow keys move the focus, Enter and Space press a day. */
export function MonthGrid({
  labelledBy,
  active,
  onActive,
  clamp = (day) => day,
  takesFocus = false,
  ...props
}: MonthGridProps) {
  const { firstWeekday, classes } = props;
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(takesFocus);
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);
  return (
    <table
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      className={classes.grid}
      onKeyDown={(event) => {
        const next = dayAfterKey(event, active, firstWeekday);
        if (next === null) return;
        event.preventDefault();
        const reached = clamp(next);
        if (reached === active) return;
        movesFocus.current = true;
        onActive(reached);
      }}
    >
      <Weekdays days={weekOf(active, firstWeekday)} {...props} />
      <tbody>
        {weeksOf(monthOf(active), firstWeekday).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} {...props} day={day} active={active} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WeekdaysProps = Pick<MonthGridProps, 'locale' | 'weekdayLength' | 'classes'> & { days: readonly string[] };

const Weekdays = ({ days, locale, weekdayLength, classes }: WeekdaysProps) => (
  <thead>
    <tr>
      {days.map((day) => (
        <th
          key={weekdayOf(day)}
          scope="col"
          aria-label={formatDay(day, locale, { weekday: 'long' })}
          className={classes.weekday}
        >
          {formatDay(day, locale, { weekday: weekdayLength })}
        </th>
      ))}
    </tr>
  </thead>
);

type DayCellProps = Pick<
  MonthGridProps,
  'onPress' | 'selected' | 'today' | 'isUnavailable' | 'locale' | 'classes' | 'children'
> & { day: string; active: string };

function DayCell({ day, active, onPress, selected, today, isUnavailable, locale, classes, children }: DayCellProps) {
  const state = {
    day,
    isOutside: monthOf(day) !== monthOf(active),
    isSelected: day === selected,
    isToday: day === today,
    isUnavailable: isUnavailable(day),
  };
  return (
    <td aria-selected={state.isSelected} className={classes.cell}>
      {children(state, {
        tabIndex: day === active ? 0 : -1,
        'aria-label': formatDay(day, locale, longDay),
        'aria-current': state.isToday ? 'date' : undefined,
        'aria-disabled': state.isUnavailable || undefined,
        onClick: () => onPress(day),
        children: formatDay(day, locale, { day: 'numeric' }),
      })}
    </td>
  );
}
