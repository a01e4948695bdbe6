import type { Webinar } from '@regen/content-sdk/models';
import { altOf, contentPictureUrl } from '~/features/content/index.ts';
import { PUBLIC, type AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead, privateHead, type RobotsHead } from '~/kernel/head/seo.ts';
import { webinarJsonLd } from './webinar-json-ld.ts';
import { webinarOf } from './webinar-queries.ts';
import { posterOf } from './webinar-video.ts';

/** Pixels of the picture in link previews, if it is as wide. */
const SOCIAL_WIDTH = 1280;

export function webinarHead(slug: string, context: AppContext) {
  const { config, call, caller, queryClient } = context;
  const read = (who: string) => queryClient.getQueryData(webinarOf(call, slug, who).queryKey);
  // A signed-in person opens a page that the server rendered for everyone.
  const webinar = read(caller) ?? read(PUBLIC);
  if (!webinar) return privateHead(config, 'Webinar not found');
  const page = { title: webinar.title, description: webinar.summary, path: `/webinars/${webinar.slug}` };
  return pageHead(config, page, import.meta.env.SSR ? () => webinarRobots(webinar, context) : undefined);
}

function webinarRobots(webinar: Webinar, { config, crumbsTo }: AppContext): RobotsHead {
  const { origin } = config;
  const { picture, slug, title } = webinar;
  const poster = posterOf(webinar);
  const url = picture ? new URL(contentPictureUrl(picture, SOCIAL_WIDTH), origin).href : undefined;
  const width = Math.min(SOCIAL_WIDTH, picture?.width ?? SOCIAL_WIDTH);
  return {
    ...(picture && url && { image: { url, alt: altOf(picture), width, height: Math.round((width * 9) / 16) } }),
    ...(poster && { preload: [{ srcSet: `${poster} 1x`, sizes: '', type: 'image/webp' }] }),
    jsonLd: [
      webinarJsonLd(webinar, config, url),
      breadcrumbJsonLd(origin, crumbsTo('/webinars/$webinarId', { webinarId: slug }, title)),
    ],
  };
}
