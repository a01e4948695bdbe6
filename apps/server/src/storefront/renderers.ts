import { createRenderer } from '@regen/web/entry-server';
import type { Announcement, Renderer, RendererOptions } from '@regen/web/entry-server';
import type { Config } from '../config.ts';
import { editorial } from './editorial.ts';
import type { WebBuild } from './web-build.ts';

const API = '/api/v1/regen';

export interface RenderersOptions extends Pick<RendererOptions, 'fetch' | 'preview'> {
  config: Pick<Config, 'CLIENT_KEYS' | 'LEARNING_URL' | 'LIVE_URL' | 'seller'>;
  build: WebBuild;
}

export interface Renderers {
  /** The origin is known for certain only once the server listens. */
  for(origin: string, announcement: Announcement | null): Renderer;
  /** Whichever there is: they all have the same pages. */
  any(origin: string): Renderer;
}

/** Names what is the same on all pages. */
export const sortOf = (origin: string, announcement: Announcement | null): string =>
  `${origin} ${announcement === null ? '' : `${announcement.text} ${announcement.path ?? ''} ${announcement.endsAt ?? ''}`}`;

/** Makes the renderer of pages, and a new one when something that is on all of them has changed. */
export function createRenderers({ config, build, ...options }: RenderersOptions): Renderers {
  const { CLIENT_KEYS, LEARNING_URL: learningUrl, LIVE_URL: liveUrl, seller } = config;
  const clientKey = CLIENT_KEYS[0] as string;
  let made: { sort: string; renderer: Renderer } | undefined;

  function rendererFor(origin: string, announcement: Announcement | null): Renderer {
    const sort = sortOf(origin, announcement);
    if (made?.sort !== sort) {
      const renderer = createRenderer({
        config: {
          apiBaseUrl: API,
          clientKey,
          origin,
          ...(liveUrl && { liveUrl }),
          ...(learningUrl && { hasLearningPlatform: true }),
          seller,
          editorial,
        },
        announcement,
        contact: seller.email ?? undefined,
        manifest: build.manifest,
        styles: build.styles,
        ...options,
      });
      made = { sort, renderer };
    }
    return made.renderer;
  }
  return { for: rendererFor, any: (origin) => made?.renderer ?? rendererFor(origin, null) };
}
