import { Popover as Radix } from 'radix-ui';
import { cx } from '../../cx.ts';
import * as styles from './Popover.css.ts';
import { popoverDefaults, type PopoverProps } from './Popover.props.ts';

/** A small panel beside its trigger; the page stays usable. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  side = popoverDefaults.side,
  align = popoverDefaults.align,
  children,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className={cx(styles.floating, styles.panel)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
