import type { Channel, Site } from '@regen/domain';
import { DEMO_SELLER } from '@regen/domain/demo-seller';
import type { User } from '@regen/sdk';
import { noAnswer, type Mocks } from '@regen/sdk/mocks';
import { regenQueryDefaults } from '@regen/sdk/query';
import { createMemorySession } from '@regen/sdk/session';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createApp, type App } from '~/entry/create-app.tsx';
import { routeTree } from '~/routeTree.gen.ts';
import { followSession } from '~/session/follow-session.ts';
import { Shell } from '~/shell/Shell.tsx';
import { writtenPlaces } from '~/shell/written-places.ts';
import { apiBaseUrl, createApi, type Answers } from './answers.ts';
import type { Basket } from './data/cart.ts';
import { grantOf, userOf } from './data/people.ts';
import { createWorld } from './world.ts';

// The document is Storybook's; everything inside of it is the app's own.
Object.assign(routeTree.options, { shellComponent: Shell });

// What a press would load is here already: a screen is then finished when its data are.
import.meta.glob('../../../../web/src/{features,shell}/**/*.tsx', { eager: true });

export interface ScreenProps {
  /** The address, as a person would type it; `{site}` stands for the channel's. */
  url: string;
  /** What differs from a store in which all is well. */
  answers?: Answers | ((channel: Channel) => Answers);
  basket?: Basket;
  /** For pages that only exist signed in: whose, when the toolbar says visitor. */
  member?: Site;
  /** Who is signed in, when it isn't the person of the channel. */
  user?: User;
  /** What lies over the page: the cart, or the quick view of a product. */
  over?: 'cart' | { sku: string };
  /** The page that one comes from, for what only shows on the way from page to page: the first is sent whole by the server. */
  from?: string;
  /** The same, once that page is there: what both have around them stays. */
  after?: string;
  /** The buttons, or the labels of boxes, to press one after the other once the page is there: what follows is the story. */
  press?: string | readonly string[];
  /** What an earlier visit has stored in this tab, by key. */
  kept?: Readonly<Record<string, object>>;
  /** Whether the store sends people to a learning platform. */
  hasLearningPlatform?: true;
  /** What this device remembers, by key. */
  remembered?: Readonly<Record<string, unknown>>;
}

export interface OpenScreen {
  readonly app: App;
  readonly api: Mocks;
  readonly address: string;
}

const config = {
  apiBaseUrl,
  clientKey: 'stories',
  origin: 'https://shop.example',
  // Mocks answer calls, and nobody a socket.
  liveUrl: null,
  seller: DEMO_SELLER,
  pages: [...writtenPlaces, 'blogs', 'webinars', 'resources'].map((name) => `/${name}`),
};

function open(
  { url, from, after, answers = {}, basket, hasLearningPlatform, user: given }: ScreenProps,
  channel: Channel,
): OpenScreen {
  const session = createMemorySession();
  const user = given ?? userOf(channel);
  if (user) session.start(grantOf(user));
  const own = typeof answers === 'function' ? answers(channel) : answers;
  const api = createApi(createWorld(channel, basket), own);
  const address = url.replace('{site}', user?.site ?? 'retail');
  const history = createMemoryHistory({ initialEntries: [from ?? after ?? address] });
  const app = createApp({
    routeTree,
    config: { ...config, ...(hasLearningPlatform && { hasLearningPlatform }) },
    session,
    browserId: '00000000-0000-4000-8000-000000000000',
    fetch: api.fetch,
    history,
    // Answers come at once, so a page that loads is either the story or would only flash.
    pending: { afterMs: Object.values(own).includes(noAnswer) ? 0 : Infinity, minMs: 0 },
  });
  // What fails shows at once, without the three tries before.
  app.queryClient.setDefaultOptions({ queries: { ...regenQueryDefaults.queries, retry: false } });
  followSession(app);
  return { app, api, address };
}

/** Resolves when the previous page has finished loading, so that the next one starts with its cached data. */
function whenReadsSettle(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}

export interface MountedScreenProps extends ScreenProps {
  channel: Channel;
  onOpen: (screen: OpenScreen) => void;
}

/** The whole storefront at one address. */
export function Screen({ channel, onOpen, ...props }: MountedScreenProps) {
  const [screen] = useState(() => open(props, channel));
  const { from, after, over } = props;
  useEffect(() => {
    const { router } = screen.app;
    const go = () => void router.navigate({ href: screen.address });
    if (from !== undefined) go();
    if (after !== undefined) {
      const stop = router.subscribe('onResolved', () => {
        stop();
        void whenReadsSettle(screen.app.queryClient).then(go);
      });
    }
    onOpen(screen);
    if (over === 'cart') void router.navigate({ to: '.', search: true, state: { overlay: 'cart' } });
    else if (over) void router.navigate({ to: '.', search: true, state: { quickView: over.sku } });
  }, [onOpen, screen, from, after, over]);
  return <RouterProvider router={screen.app.router} />;
}
