import { DropdownMenu as Radix, Slot } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useDirection } from '../../direction.ts';
import { Icon } from '../Icon/index.ts';
import * as popover from '../Popover/Popover.css.ts';
import * as styles from './Menu.css.ts';
import { menuDefaults, menuItemDefaults, type MenuItemProps, type MenuProps } from './Menu.props.ts';

/** Commands behind a button. Arrow keys, type-ahead, Escape. */
export function Menu({
  trigger,
  open,
  onOpenChange,
  align = menuDefaults.align,
  isInPlace = menuDefaults.isInPlace,
  children,
}: MenuProps) {
  const [dir, ref] = useDirection();
  // Whether it closes because something beside it was pressed.
  const isLeft = useRef(false);
  const content = (
    <Radix.Content
      align={align}
      sideOffset={8}
      collisionPadding={16}
      onInteractOutside={() => {
        isLeft.current = true;
      }}
      onCloseAutoFocus={(event) => {
        // What a command has moved the focus to keeps it.
        if (!isLeft.current && document.activeElement !== document.body) event.preventDefault();
        isLeft.current = false;
      }}
      className={cx(popover.floating, styles.panel)}
    >
      {children}
    </Radix.Content>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false} dir={dir}>
      <Radix.Trigger ref={ref} asChild>
        {trigger}
      </Radix.Trigger>
      {isInPlace ? content : <Radix.Portal>{content}</Radix.Portal>}
    </Radix.Root>
  );
}

export function MenuItem({ icon, tone = menuItemDefaults.tone, className, children, ...props }: MenuItemProps) {
  return (
    <Radix.Item className={cx(styles.item, styles.tone[tone], className)} {...props}>
      {icon ? <Icon name={icon} /> : null}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Radix.Item>
  );
}

/** Text between items, such as who is signed in. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}
