import { Tabs as Radix } from 'radix-ui';
import { useDirection } from '../../direction.ts';
import * as styles from './Tabs.css.ts';
import type { TabsProps } from './Tabs.props.ts';

/** Panels of which one is shown. */
export function Tabs({ label, items, value, defaultValue = items[0]?.value, onValueChange, className }: TabsProps) {
  const [dir, ref] = useDirection();
  return (
    <Radix.Root {...{ ref, dir, value, defaultValue, onValueChange, className }}>
      <Radix.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
