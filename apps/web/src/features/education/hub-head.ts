import { PUBLIC, type AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead } from '~/kernel/head/seo.ts';
import { hubPage } from './hub-page.ts';

/** In the editors' words, and in those of the route table before there are any. */
export function hubHead({ call, caller, config, crumbsTo, pageAt, queryClient }: AppContext) {
  const { title: name = '', description: sentence = '' } = pageAt('/education').page;
  const read = (who: string) => queryClient.getQueryData(hubPage(call, who).queryKey);
  const { title = name, description = sentence } = read(caller) ?? read(PUBLIC) ?? {};
  const robots = () => ({
    jsonLd: [breadcrumbJsonLd(config.origin, crumbsTo('/education', {}))],
  });
  return pageHead(config, { title, description, path: '/education' }, import.meta.env.SSR ? robots : undefined);
}
