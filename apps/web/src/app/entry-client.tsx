import '@regen/ui-kit/global';
import { createBrowserSession, deviceId, openStorage } from '@regen/sdk/session';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followSession } from '~/session/index.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.tsx';

const storage = openStorage();
const app = createApp({
  config: readConfig(document),
  session: createBrowserSession({ storage }),
  browserId: deviceId(storage),
});
followSession(app);
startTransition(() => {
  hydrateRoot(document, <RouterClient router={app.router} />);
});
