import { cx } from '../../cx.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Logo } from '../Logo/index.ts';
import * as styles from './PrintSheet.css.ts';
import { printSheetDefaults, type PrintSheetProps } from './PrintSheet.props.ts';

/** What people print: a receipt, a routine, a protocol, a class list. On the screen it looks like its paper. */
export function PrintSheet({
  title,
  level = printSheetDefaults.level,
  facts = [],
  aside,
  footer,
  size = printSheetDefaults.size,
  printLabel = printSheetDefaults.printLabel,
  isButtonless = printSheetDefaults.isButtonless,
  actions,
  onPrint,
  children,
  className,
}: PrintSheetProps) {
  return (
    <div className={cx(styles.root, styles.size[size], className)}>
      {isButtonless ? null : (
        <div className={styles.actions}>
          {actions ? <div className={styles.own}>{actions}</div> : null}
          <Button variant="secondary" iconStart="print" onClick={() => (onPrint ? onPrint() : window.print())}>
            {printLabel}
          </Button>
        </div>
      )}
      <article className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.brand}>
            <Logo />
            {aside}
          </div>
          {/* As the heading of a page, it takes the focus after a navigation. */}
          <Heading level={level} size="lg" tabIndex={level === 1 ? -1 : undefined}>
            {title}
          </Heading>
          {facts.length > 0 ? (
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt className={styles.label}>{fact.label}</dt>
                  <dd className={styles.value}>{fact.value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        {children}
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </article>
    </div>
  );
}
