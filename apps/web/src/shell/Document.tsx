import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Shell } from './Shell.tsx';
import { configElementId } from '~/kernel/config.ts';
import { useApp } from '~/kernel/use-app.ts';

/** `<` in a script could end it. */
const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The HTML document around every page, the failed ones included. */
export function Document({ children }: { children: ReactNode }) {
  const { config } = useApp();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Shell>{children}</Shell>
        <script
          id={configElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: scriptSafe(config) }}
          suppressHydrationWarning
        />
        <Scripts />
      </body>
    </html>
  );
}
