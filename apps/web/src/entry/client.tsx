import '@regen/ui-kit/global';
import { RegenError } from '@regen/sdk';
import { createBrowserSession, deviceId, openStorage } from '@regen/sdk/session';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routeTree } from '~/firstRouteTree.gen.js';
import { readConfig } from '~/kernel/config.ts';
import { hydratedEvent } from '~/kernel/hydration.ts';
import { prepareOnPress } from '~/kernel/prepare.ts';
import { forgetPerson } from '~/kernel/stored/forget.ts';
import { followSession } from '~/session/follow-session.ts';
import { createApp } from './create-app.tsx';
import { takePageData } from './page-data.ts';

/** Evaluating it adds to the tree. */
const addRoutes = () => import('~/routeTree.gen.ts');

/** Pages that the server renders with routes that a browser starts without. */
const STAFF = /^\/admin(\/|$)/i;

async function start(): Promise<void> {
  // Without them, the staff's catch-all asks again, and a page says what failed.
  if (STAFF.test(location.pathname)) await addRoutes().catch(reportError);
  const storage = openStorage();
  const app = createApp({
    routeTree,
    addRoutes,
    config: readConfig(document),
    session: createBrowserSession({ storage, alsoClear: forgetPerson }),
    browserId: deviceId(storage),
    data: takePageData(document),
  });
  followSession(app);
  prepareOnPress(app.router);
  const opened = app.router.latestLocation.href;
  // What was pressed meanwhile is pressed again by start-script.ts.
  const stop = app.router.subscribe('onRendered', () => {
    stop();
    setTimeout(() => dispatchEvent(new Event(hydratedEvent)));
  });
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={app.router} />, {
      // Errors from the API are shown on the page, with what to do. Everything else is reported.
      onCaughtError(error) {
        if (!(error instanceof RegenError)) reportError(error);
      },
      // A page that is left before it is hydrated is not hydrated anymore: React renders the next one in its place, and says so.
      onRecoverableError(error) {
        if (app.router.latestLocation.href === opened) reportError(error);
      },
    });
  });
}

// In a task of its own: reading all scripts was one already, and somebody may have pressed something.
setTimeout(() => void start());
