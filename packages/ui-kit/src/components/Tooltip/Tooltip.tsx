import { Tooltip as Radix } from 'radix-ui';
import * as styles from './Tooltip.css.ts';
import { tooltipDefaults, type TooltipProps } from './Tooltip.props.ts';

/** A few words about a control, on hover and on focus. Escape hides it; the pointer may rest on it. */
export function Tooltip({
  text,
  children,
  side = tooltipDefaults.side,
  delay = tooltipDefaults.delay,
  open,
  onOpenChange,
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={16} className={styles.bubble}>
            {text}
            <Radix.Arrow className={styles.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
