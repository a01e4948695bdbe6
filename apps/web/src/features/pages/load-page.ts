import type { page } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import { pageGet } from '@regen/sdk/query';
import { notFound } from '@tanstack/react-router';
import { contentGet } from '~/kernel/content.ts';
import type { AppContext } from '~/kernel/context.ts';
import type { PageHead } from '~/kernel/head/seo.ts';

/** Pages that editors write: about, shipping, terms … */
export const writtenPage = modelRef<typeof page>('page');

/** The page that says how to reach the seller, whose address it shows below its title. */
export const CONTACT = 'contact';

/** For the loader of `/{name}`. Returns what the head says. */
export async function loadPage({ ensure, caller }: AppContext, name: string, pathname: string): Promise<PageHead> {
  // Names like those that robots try are not worth a call; nor are longer URLs, which the router matches while it preloads.
  if (pathname !== `/${name}` || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw notFound();
  const found = await ensure(contentGet, writtenPage, name, caller);
  if (!found) throw notFound();
  // Which document holds depends on the time, which the server knows.
  if (found.documentName !== undefined) await ensure(pageGet, { slug: name });
  return { title: found.title, description: import.meta.env.SSR ? found.description : '', path: `/${name}` };
}
