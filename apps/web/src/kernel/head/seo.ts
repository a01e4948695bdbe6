import { HOUSE_BRAND } from '@regen/domain';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { PublicConfig } from '../config.ts';
import type { AppContext } from '../context.ts';

export interface PageHead {
  /** Without the name of the store, which follows it. */
  title: string;
  /** Only the server writes it: a text that is no part of the page is left out of the browser's code. */
  description: string;
  /** Path and query of the one URL of this page. */
  path: string;
  noindex?: boolean;
}

/** What only robots, link previews and the first paint read. */
export interface RobotsHead {
  type?: 'article' | 'product' | 'website';
  /** The picture for link previews; the brand's picture if the page has none of its own. */
  image?: { url: string; alt: string; width: number; height: number } | undefined;
  /** Structured data, one script each. */
  jsonLd: readonly object[];
  /** Pictures that the first screen shows, to be fetched at once. */
  preload?: readonly { srcSet: string; sizes: string; type: string }[];
}

type Tag = Record<string, unknown>;

/** `<` could end the script that carries the data. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

type HeadConfig = Pick<PublicConfig, 'origin' | 'seller'>;

/** A title with the name of the store, which is written once. */
export function titleOf({ seller: { brand } }: Pick<PublicConfig, 'seller'>, title: string): string {
  return title === brand ? brand : `${title} · ${brand}`;
}

/** Descriptions in the route table say "Regen" for the brand of the seller. */
export function branded({ seller: { brand } }: Pick<PublicConfig, 'seller'>, text: string): string {
  return text.replaceAll(/\bRegen\b/g, () => brand);
}

/**
 * The head of a public page. `robots` is a function that callers pass on the server alone (`import.meta.env.SSR`), so that
 * neither it nor what it calls is part of the browser's code.
 */
export function pageHead(config: HeadConfig, page: PageHead, robots?: () => RobotsHead) {
  const { origin } = config;
  const url = `${origin}${page.path}`;
  const meta: Tag[] = [{ title: titleOf(config, page.title) }];
  if (import.meta.env.SSR) meta.push({ name: 'description', content: page.description });
  const links: Tag[] = [];
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex' });
  else links.push({ rel: 'canonical', href: url });
  const scripts: Tag[] = [];
  if (import.meta.env.SSR && robots) addRobotsHead(config, url, page, robots(), { meta, links, scripts });
  return { meta, links, scripts };
}

function addRobotsHead(
  { origin, seller }: HeadConfig,
  url: string,
  page: PageHead,
  { type = 'website', image = brandImage(seller.brand), jsonLd, preload = [] }: RobotsHead,
  { meta, links, scripts }: { meta: Tag[]; links: Tag[]; scripts: Tag[] },
): void {
  meta.push(
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
  );
  if (image) {
    meta.push(
      { property: 'og:image', content: new URL(image.url, origin).href },
      { property: 'og:image:alt', content: image.alt },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { name: 'twitter:card', content: 'summary_large_image' },
    );
  }
  for (const { srcSet, sizes, type: pictureType } of preload) {
    links.push({
      rel: 'preload',
      as: 'image',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      type: pictureType,
      fetchPriority: 'high',
    });
  }
  for (const data of jsonLd) scripts.push({ type: 'application/ld+json', children: jsonLdText(data) });
}

/** What previews of a link show, in the size that all of them know. */
export const socialImage = (url: string, alt: string) => ({ url, alt, width: 1200, height: 630 });

/** The wordmark, which scripts/icons.ts draws: for pages without a picture of their own. Other brands have none. */
const brandImage = (brand: string) => (brand === HOUSE_BRAND ? socialImage('/social.png', brand) : undefined);

/** The title of a list, from its second page on with the number of the page. */
export const pagedTitle = (title = '', page?: number) => (page ? `${title}, page ${page}` : title);

/** A title alone, for pages that search engines do not list. */
export const privateHead = (config: Pick<PublicConfig, 'seller'>, title: string) => ({
  meta: [{ title: titleOf(config, title) }, { name: 'robots', content: 'noindex' }] as Tag[],
});

interface TableHeadInput {
  match: { pathname: string; context: Pick<AppContext, 'config'> };
  matches: readonly { staticData: StaticDataRouteOption }[];
}

/**
 * The head of a page as the route table says it, for a page that needs no data for it. It is set by the outermost route that only
 * the browser renders, since the server goes no further.
 */
export function tableHead({ match: { context, pathname }, matches }: TableHeadInput) {
  const { config } = context;
  const { title = config.seller.brand, isListed, isSecret, ...page } = matches.at(-1)?.staticData ?? {};
  const description = import.meta.env.SSR ? branded(config, page.description ?? '') : '';
  if (isListed) return pageHead(config, { title, description, path: pathname }, () => ({ jsonLd: [] }));
  const { meta } = privateHead(config, title);
  if (isSecret) meta.push({ name: 'referrer', content: 'no-referrer' });
  if (import.meta.env.SSR && description) meta.push({ name: 'description', content: description });
  return { meta };
}
