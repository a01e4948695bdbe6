import type { BlogPost } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';
import { altOf, contentPictureUrl, contentSrcSet } from '~/features/content/index.ts';
import { PUBLIC, type AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead, privateHead, type RobotsHead } from '~/kernel/head/seo.ts';
import { articleJsonLd } from './article-json-ld.ts';
import { articlePictureSizes } from './article-picture-sizes.ts';
import { postOf } from './blog-queries.ts';

/** Pixels of the picture in link previews, if it is as wide. */
const SOCIAL_WIDTH = 1280;

export function articleHead(slug: string, context: AppContext) {
  const { config, call, caller, queryClient } = context;
  const read = (who: string) => queryClient.getQueryData(postOf(call, slug, who).queryKey);
  // A signed-in person opens a page that the server rendered for everyone.
  const post = read(caller) ?? read(PUBLIC);
  if (!post) return privateHead(config, 'Post not found');
  const page = { title: post.title, description: post.summary, path: `/blogs/${post.slug}` };
  return pageHead(config, page, import.meta.env.SSR ? () => articleRobots(post, context) : undefined);
}

function articleRobots(post: BlogPost, { config, crumbsTo }: AppContext): RobotsHead {
  const { origin } = config;
  const { picture, slug, title } = post;
  const srcSet = picture && contentSrcSet(picture);
  const crumbs = crumbsTo('/blogs/$blogPostId', { blogPostId: slug }, title);
  const url = picture ? new URL(contentPictureUrl(picture, SOCIAL_WIDTH), origin).href : undefined;
  return {
    type: 'article',
    ...(picture && url && { image: { url, alt: altOf(picture), ...sizeOf(picture) } }),
    ...(srcSet && { preload: [{ srcSet, sizes: articlePictureSizes, type: 'image/avif' }] }),
    jsonLd: [articleJsonLd(post, config, url), breadcrumbJsonLd(origin, crumbs)],
  };
}

function sizeOf({ width = SOCIAL_WIDTH, height = SOCIAL_WIDTH }: ContentFile) {
  const shown = Math.min(width, SOCIAL_WIDTH);
  return { width: shown, height: Math.round((height * shown) / width) };
}
