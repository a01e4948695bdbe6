export const countdownUnits = ['day', 'hour', 'minute', 'second'] as const;
export type Remaining = Record<(typeof countdownUnits)[number], number>;

/** Whole units that are left; the begun second counts, so that zero is the end. */
export function remaining(ms: number): Remaining {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** "2 days, 3 hours, 5 minutes"; seconds only in the last minute, which nobody wants to hear all day. */
export function inWords(left: Remaining, locale: string): string {
  const isLastMinute = left.day + left.hour + left.minute === 0;
  const units = isLastMinute ? (['second'] as const) : (['day', 'hour', 'minute'] as const);
  const parts = units
    .filter((unit) => isLastMinute || left[unit] > 0)
    .map((unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(left[unit]));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
}

/** The name of a unit beside its figure, as the locale has it: `min`. */
export function unitName(unit: keyof Remaining, value: number, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(value);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}
