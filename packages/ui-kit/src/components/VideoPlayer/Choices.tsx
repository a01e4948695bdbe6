import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import * as menu from '../Menu/Menu.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import * as styles from './VideoPlayer.css.ts';

export interface ChoicesProps {
  label: string;
  trigger: ReactElement;
  value: string;
  options: readonly { value: string; label: string; language?: string; note?: ReactNode }[];
  onChange: (value: string) => void;
  /** Full screen shows nothing outside of the player, so menus belong into it. */
  container: HTMLElement | null;
}

/** One of several, behind a button of the player. */
export function Choices({ label, trigger, value, options, onChange, container }: ChoicesProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align="end"
          side="top"
          sideOffset={8}
          collisionPadding={16}
          className={cx(popover.floating, menu.panel)}
        >
          <Radix.Label className={menu.label}>{label}</Radix.Label>
          <Radix.RadioGroup value={value} onValueChange={onChange}>
            {options.map((option) => (
              <Radix.RadioItem
                key={option.value}
                value={option.value}
                lang={option.language}
                className={cx(menu.item, styles.choice)}
              >
                <Radix.ItemIndicator className={styles.chosen}>
                  <Icon name="check" size="sm" />
                </Radix.ItemIndicator>
                {option.label}
                {option.note ? <span className={styles.note}>{option.note}</span> : null}
              </Radix.RadioItem>
            ))}
          </Radix.RadioGroup>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
