import { cx } from '../../cx.ts';
import { Container } from '../Container/index.ts';
import { Heading } from '../Heading/index.ts';
import * as styles from './Page.css.ts';
import { pageDefaults, type PageProps } from './Page.props.ts';

/** The content of a page between header and footer: its width, the room around it, its heading, and its parts in equal gaps. */
export function Page({
  title,
  width = pageDefaults.width,
  space = pageDefaults.space,
  gap = pageDefaults.gap,
  className,
  children,
  ...props
}: PageProps) {
  return (
    <Container
      width={width}
      display="flex"
      direction="column"
      gap={gap}
      className={cx(styles.space[space], className)}
      {...props}
    >
      {title === undefined ? null : (
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      )}
      {children}
    </Container>
  );
}
