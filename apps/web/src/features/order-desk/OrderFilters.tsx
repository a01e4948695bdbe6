import { CHANNEL_LABELS, ORDER_STATE_LABELS } from '@regen/domain';
import { Button } from '@regen/ui-kit/Button';
import { DateField, type DateFieldProps } from '@regen/ui-kit/DateField';
import { Inline } from '@regen/ui-kit/Inline';
import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWordsInUrl } from '~/kernel/use-words-in-url.ts';
import { DESK_CHANNELS, parseDeskSearch, partOf, withChoice, type DeskPart, type DeskSearch } from './desk-search.ts';
import * as styles from './desk.css.ts';

const PARTS = [
  { part: 'paid', state: undefined, label: 'To pack' },
  { part: 'packed', state: 'packed', label: 'To ship' },
  { part: 'shipped', state: 'shipped', label: 'Shipped' },
  { part: 'all', state: 'all', label: 'All' },
] as const satisfies readonly { part: DeskPart; state: DeskSearch['state']; label: string }[];

/** States without a part of their own. */
const OTHER_STATES = ['placed', 'delivered', 'canceled', 'refunded'] as const;
const ANY = 'all';
const STATE_OPTIONS = [
  { value: ANY, label: 'Any status' },
  ...OTHER_STATES.map((state) => ({
    value: state,
    label: state === 'placed' ? 'Unpaid' : ORDER_STATE_LABELS[state],
  })),
];
const SITE_OPTIONS = [
  { value: '', label: 'All channels' },
  ...DESK_CHANNELS.map((site) => ({ value: site, label: CHANNEL_LABELS[site] })),
];

type Props = { search: DeskSearch };

/** The parts of the desk, as links. The other filters stay. */
export function DeskParts({ search }: Props) {
  const shown = partOf(search);
  return (
    <nav aria-label="Orders">
      <Inline gap="2">
        {PARTS.map(({ part, state, label }) => (
          <Button key={part} variant={part === shown ? 'primary' : 'secondary'} size="sm" asChild>
            <Link
              to="/admin/orders"
              search={withChoice(search, { state })}
              aria-current={part === shown ? 'page' : undefined}
            >
              {label}
            </Link>
          </Button>
        ))}
      </Inline>
    </nav>
  );
}

interface DayFieldProps extends Pick<DateFieldProps, 'label' | 'openLabel' | 'value' | 'min' | 'max'> {
  /** What is said of a text that is no day, or none of the period. */
  problem: string;
  onChoose: (day: string | undefined) => void;
}

/** A day that narrows the list. One that cannot be used is said once the field is left: the list is as without it. */
function DayField({ problem, onChoose, ...props }: DayFieldProps) {
  const [isUnusable, setIsUnusable] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  return (
    <DateField
      {...props}
      error={isUnusable && isLeft && props.value === '' ? problem : undefined}
      onBlur={() => setIsLeft(true)}
      onValueChange={(day) => {
        setIsUnusable(day === null);
        setIsLeft(false);
        if (day !== null) onChoose(day || undefined);
      }}
    />
  );
}

/** Search, channel, period and, where orders of all states are shown, the state. All of it is in the URL. */
export function OrderFilters({ search }: Props) {
  const navigate = useNavigate();
  const choose = (choice: Parameters<typeof withChoice>[1]) =>
    void navigate({
      to: '/admin/orders',
      // Of the URL, which may be ahead of the screen: a second choice must not undo a first that is still loading.
      search: (before) => withChoice(parseDeskSearch(before), choice),
      replace: true,
      resetScroll: false,
    });
  const words = useWordsInUrl(search.q, (q) => choose({ q }));
  const { state, site = '', from = '', to = '' } = search;
  return (
    <search className={styles.filters}>
      <TextField label="Search orders" hint="Order number, email, last or full name, or tracking number" {...words} />
      <Select
        label="Channel"
        options={SITE_OPTIONS}
        value={site}
        onChange={({ target }) => choose({ site: DESK_CHANNELS.find((one) => one === target.value) })}
      />
      {partOf(search) === 'all' ? (
        <Select
          label="Status"
          options={STATE_OPTIONS}
          value={state ?? ANY}
          onChange={({ target }) => choose({ state: OTHER_STATES.find((one) => one === target.value) ?? ANY })}
        />
      ) : null}
      <DayField
        label="From"
        openLabel="Choose start date"
        problem="Enter a valid date, not after “To”."
        value={from}
        max={to || undefined}
        onChoose={(day) => choose({ from: day })}
      />
      <DayField
        label="To"
        openLabel="Choose end date"
        problem="Enter a valid date, not before “From”."
        value={to}
        min={from || undefined}
        onChoose={(day) => choose({ to: day })}
      />
    </search>
  );
}
