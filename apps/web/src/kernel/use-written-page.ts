import type { PublicConfig } from './config.ts';
import { useApp } from './use-app.ts';

/** Whether visitors can open this editorial page, one of those in `writtenPaths`. */
export const hasWrittenPage = ({ pages }: Pick<PublicConfig, 'pages'>, name: string): boolean =>
  pages.includes(`/${name}`);

/** The same, for the current store. */
export function useHasWrittenPage(): (name: string) => boolean {
  const { config } = useApp();
  return (name) => hasWrittenPage(config, name);
}
