import { HeadContent, Scripts } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { configElementId } from '~/kernel/config.ts';
import { useApp } from '~/kernel/use-app.ts';
import { Shell } from './Shell.tsx';

/** `<` in a script could end it. */
const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The HTML document around every page, the failed ones included. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Shell>{children}</Shell>
        <Config />
        <Scripts />
      </body>
    </html>
  );
}

/** Written once: an equal text would be set again with every render. */
const Config = memo(function Config() {
  const { config } = useApp();
  return (
    <script
      id={configElementId}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: scriptSafe(config) }}
      suppressHydrationWarning
    />
  );
});
