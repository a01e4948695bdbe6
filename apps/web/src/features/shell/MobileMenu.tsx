import type { Category } from '@regen/sdk';
import { Drawer } from '@regen/ui-kit/Drawer';
import { Icon } from '@regen/ui-kit/Icon';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  returnFocus: RefObject<HTMLButtonElement | null>;
  categories: readonly Category[];
}

/** The categories on a small screen, and the way for professionals. */
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
            <NavLink variant="row">
              <Link to="/products" onClick={onClose}>
                All products <Icon name="chevronEnd" size="sm" />
              </Link>
            </NavLink>
          </li>
          {categories.map(({ slug, name, productCount }) => (
            <li key={slug}>
              <NavLink variant="row">
                <Link to="/products" search={{ category: [slug] }} onClick={onClose}>
                  {name} <span className={styles.count}>{productCount}</span>
                </Link>
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink variant="row">
              <Link to="/become-pro" onClick={onClose}>
                For professionals <Icon name="chevronEnd" size="sm" />
              </Link>
            </NavLink>
          </li>
        </ul>
      </nav>
    </Drawer>
  );
}
