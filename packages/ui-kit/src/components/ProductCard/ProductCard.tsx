import { cloneElement } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './ProductCard.css.ts';
import { productCardDefaults, type ProductCardProps } from './ProductCard.props.ts';

/** A product in a list: picture, name, size, price, and what can be done with it. */
export function ProductCard({
  name,
  link,
  image,
  size,
  eyebrow,
  price,
  badges,
  stock,
  action,
  corner,
  layout = productCardDefaults.layout,
  headingLevel = productCardDefaults.headingLevel,
  className,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx(styles.root, styles.layout[layout], className)}>
      <div className={cx(styles.picture, layout === 'wide' && styles.pictureWide)}>
        {image}
        {badges ? <div className={styles.badges}>{badges}</div> : null}
        {corner ? <div className={styles.corner}>{corner}</div> : null}
      </div>
      <div className={layout === 'wide' ? styles.textWide : styles.text}>
        <div className={styles.about}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <Heading className={styles.name}>
            {cloneElement(link, { className: cx(styles.link, link.props.className), children: name })}
          </Heading>
          {size ? <p className={styles.size}>{size}</p> : null}
        </div>
        {price || stock ? (
          <div className={styles.facts}>
            {price}
            {stock}
          </div>
        ) : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </article>
  );
}
