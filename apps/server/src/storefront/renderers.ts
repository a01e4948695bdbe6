import { createRenderer } from '@regen/web/entry-server';
import type { Announcement, PublicConfig, Renderer, RendererOptions } from '@regen/web/entry-server';
import type { Config } from '../config.ts';
import type { WebBuild } from './web-build.ts';

const API = '/api/v1/regen';

export interface RenderersOptions extends Pick<RendererOptions, 'fetch' | 'preview'> {
  config: Pick<Config, 'CLIENT_KEYS' | 'LEARNING_URL' | 'LIVE_URL' | 'seller'>;
  build: WebBuild;
}

/** What is the same on all pages and may change while the server runs. */
export interface Frame {
  announcement: Announcement | null;
  pages: PublicConfig['pages'];
}

export interface Renderers {
  /** The origin is known for certain only once the server listens. */
  for(origin: string, frame: Frame): Renderer;
  /** Whichever there is: they all have the same pages. */
  any(origin: string): Renderer;
}

/** Names what is the same on all pages. */
export function sortOf(origin: string, { announcement, pages }: Frame): string {
  const { text = '', path, endsAt } = announcement ?? {};
  return [origin, text, path ?? '', endsAt ?? '', ...pages].join(' ');
}

/** Makes the renderer of pages, and a new one when something that is on all of them has changed. */
export function createRenderers({ config, build, ...options }: RenderersOptions): Renderers {
  const { CLIENT_KEYS, LEARNING_URL: learningUrl, LIVE_URL: liveUrl, seller } = config;
  const clientKey = CLIENT_KEYS[0] as string;
  let made: { sort: string; renderer: Renderer } | undefined;

  function rendererFor(origin: string, frame: Frame): Renderer {
    const sort = sortOf(origin, frame);
    const { announcement, pages } = frame;
    if (made?.sort !== sort) {
      const renderer = createRenderer({
        config: {
          apiBaseUrl: API,
          clientKey,
          origin,
          ...(liveUrl && { liveUrl }),
          ...(learningUrl && { hasLearningPlatform: true }),
          seller,
          pages,
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
  return {
    for: rendererFor,
    any: (origin) => made?.renderer ?? rendererFor(origin, { announcement: null, pages: [] }),
  };
}
