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
  const { root, picture, text } = styles.layouts[layout];
  return (
    <article className={cx(styles.root, root, className)}>
      <div className={picture}>
        {image}
        {badges ? <div className={styles.badges}>{badges}</div> : null}
        {corner ? <div className={styles.corner}>{corner}</div> : null}
      </div>
      <div className={text}>
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
