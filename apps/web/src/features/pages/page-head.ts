import type { PublicConfig } from '~/kernel/config.ts';
import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd, sellerJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead, privateHead, type PageHead } from '~/kernel/head/seo.ts';
import { CONTACT } from './load-page.ts';

/** The head of a page of the editors, from the data of its loader. */
export function writtenPageHead(page: PageHead | undefined, { context }: { context: AppContext }) {
  if (!page) return privateHead(context.config, 'Page not found');
  const { config, crumbsTo } = context;
  const { origin } = config;
  return pageHead(
    config,
    page,
    import.meta.env.SSR
      ? () => ({
          jsonLd: [
            ...(page.path === `/${CONTACT}` ? [contactJsonLd(config, page.title)] : []),
            breadcrumbJsonLd(origin, crumbsTo('/$name', { name: page.path.slice(1) }, page.title)),
          ],
        })
      : undefined,
  );
}

/** schema.org `ContactPage`, about the company that sells. */
const contactJsonLd = (config: PublicConfig, name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ContactPage',
  url: `${config.origin}/${CONTACT}`,
  name,
  mainEntity: sellerJsonLd(config),
});
