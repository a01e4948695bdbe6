import type { ComponentPropsWithRef } from 'react';
import type { FieldOwnProps } from '../Field/index.ts';

export const dateFieldDefaults = {
  locale: 'en-US',
  firstWeekday: 0,
  openLabel: 'Choose a date',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
} as const;

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'name'
>;

export interface DateFieldProps extends FieldOwnProps, InputProps {
  /** A day as `2026-11-21`, or '' for none. */
  value: string;
  /** The day, '' when the box is empty, or null when what is typed is no day. */
  onValueChange: (day: string | null) => void;
  /** Sends the day as `2026-11-21` with its form. */
  name?: string;
  /** The first and the last day to choose from. */
  min?: string;
  max?: string;
  /** Days between them that cannot be chosen. */
  isUnavailable?: (day: string) => boolean;
  /** Marked in the calendar. Left out: the day by the person's clock. */
  today?: string;
  locale?: string;
  /** 0 is Sunday. */
  firstWeekday?: number;
  /** Whether the month is open to begin with. */
  defaultOpen?: boolean;
  openLabel?: string;
  previousLabel?: string;
  nextLabel?: string;
}
