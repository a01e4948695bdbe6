import type { ComponentPropsWithRef } from 'react';

/** Stands for the app's router link: a component that takes `to`. */
export function StoryLink({ to, children, ...props }: ComponentPropsWithRef<'a'> & { to: string }) {
  return (
    <a href={`#${to}`} {...props}>
      {children}
    </a>
  );
}
