import type { Category } from '@regen/sdk';
import { Drawer } from '@regen/ui-kit/Drawer';
import { Icon } from '@regen/ui-kit/Icon';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  returnFocus: RefObject<HTMLButtonElement | null>;
  categories: readonly Category[];
}

/** The categories on a small screen. */
export function MobileMenu({ isOpen, onClose, returnFocus, categories }: MobileMenuProps) {
  return (
    <Drawer
      side="start"
      size="sm"
      title="Menu"
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      returnFocus={returnFocus}
    >
      <nav aria-label="Menu">
        <ul>
          <li>
            <Link to="/products" className={styles.link} onClick={onClose}>
              All products <Icon name="chevronEnd" size="sm" />
            </Link>
          </li>
          {categories.map(({ slug, name, productCount }) => (
            <li key={slug}>
              <Link to="/products" search={{ category: [slug] }} className={styles.link} onClick={onClose}>
                {name} <span className={styles.count}>{productCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
