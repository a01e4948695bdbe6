import { DocsContext } from '@storybook/addon-docs/blocks';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { ensure, themes, ThemeProvider } from 'storybook/theming';
import * as styles from './docs.css.ts';
import { useToolbar } from './StoryFrame.tsx';

function Themed({ children }: { children: ReactNode }) {
  const { theme = 'system', direction } = useToolbar();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <div dir={direction === 'rtl' ? 'rtl' : 'ltr'} lang="en" className={styles.page}>
      {children}
    </div>
  );
}

/** Docs pages in our own type and themes; Storybook's theme is only for its own parts, such as the loading of a story. */
export function DocsContainer({
  context,
  children,
}: {
  context: ComponentProps<typeof DocsContext.Provider>['value'];
  children: ReactNode;
}) {
  return (
    <DocsContext value={context}>
      <ThemeProvider theme={ensure(themes.light)}>
        <Themed>{children}</Themed>
      </ThemeProvider>
    </DocsContext>
  );
}
