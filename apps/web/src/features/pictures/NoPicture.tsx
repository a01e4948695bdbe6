import { Icon } from '@regen/ui-kit/Icon';
import * as styles from './NoPicture.css.ts';

export interface NoPictureProps {
  /** What the picture would show. Left out, it is decoration: the product's name is beside it. */
  label?: string;
}

/** What stands where a picture would be, and fills its frame: nothing moves, whether there is one or not. */
export const NoPicture = ({ label }: NoPictureProps) => (
  <span className={styles.place}>
    <Icon name="drop" size="xl" label={label} />
  </span>
);
