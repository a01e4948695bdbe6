import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../Icon/index.ts';

export interface ComboboxItem {
  id: string;
  /** Plain text of the item: what is announced, and shown unless `renderItem` is given. */
  label: string;
}

export interface ComboboxGroup<Item extends ComboboxItem = ComboboxItem> {
  label: string;
  items: readonly Item[];
}

export const comboboxDefaults = { iconStart: 'search', clearLabel: 'Clear' } as const;

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'onSelect' | 'onSubmit' | 'size' | 'list' | 'role' | 'type'
>;

export interface ComboboxProps<Item extends ComboboxItem = ComboboxItem> extends InputProps {
  label: string;
  labelHidden?: boolean;
  /** The text in the box. */
  value: string;
  onValueChange: (value: string) => void;
  groups: readonly ComboboxGroup<Item>[];
  /** An item was chosen by Enter, click or tap. */
  onSelect: (item: Item) => void;
  /** Enter without a highlighted item: search for the text itself. */
  onSubmit?: (value: string) => void;
  renderItem?: (item: Item) => ReactNode;
  loading?: boolean;
  /** Shown in the list when there are no items, such as "No product matches". Nothing is shown when left out. */
  emptyText?: ReactNode;
  /** Count for screen readers, such as "6 suggestions". */
  status?: string;
  /** Below the list, such as "See all 24 results". */
  footer?: ReactNode;
  iconStart?: IconName;
  clearLabel?: string;
}
