import { Container } from '../Container/index.ts';
import { Heading } from '../Heading/index.ts';
import { pageDefaults, type PageProps } from './Page.props.ts';

const paddings = { sm: '6', md: { base: '8', desktop: '12' }, lg: '24' } as const;

/** The content of a page between header and footer: its width, the room around it, its heading, and its parts in equal gaps. */
export function Page({
  title,
  width = pageDefaults.width,
  space = pageDefaults.space,
  gap = pageDefaults.gap,
  children,
  ...props
}: PageProps) {
  return (
    <Container width={width} paddingY={paddings[space]} display="flex" direction="column" gap={gap} {...props}>
      {title === undefined ? null : (
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      )}
      {children}
    </Container>
  );
}
