import type { ReactElement, ReactNode } from 'react';

export const productCardLayouts = ['tall', 'wide'] as const;
export const productCardHeadingLevels = [2, 3, 4] as const;
export const productCardDefaults = { layout: 'tall', headingLevel: 3 } as const;

export interface ProductCardProps {
  name: ReactNode;
  /** The router's link to the product, empty; its area covers the card. */
  link: ReactElement<{ children?: ReactNode; className?: string }>;
  /** A `picture` or `img` with width, height and alt text. Decorative pictures have `alt=""`: the name is beside them. */
  image: ReactNode;
  /** Under the name, such as "50 ml / 1.7 fl oz". */
  size?: ReactNode;
  /** Above the name, such as the category. */
  eyebrow?: ReactNode;
  /** A `Price`, usually. */
  price?: ReactNode;
  /** `Badge` elements over the picture. */
  badges?: ReactNode;
  /** `StockState`, usually. */
  stock?: ReactNode;
  /** Buttons that act on the product; above the link's area. */
  action?: ReactNode;
  /** In the picture's corner, such as a favorite button. */
  corner?: ReactNode;
  layout?: (typeof productCardLayouts)[number];
  headingLevel?: (typeof productCardHeadingLevels)[number];
  className?: string;
}
