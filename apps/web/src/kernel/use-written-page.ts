import type { PublicConfig } from './config.ts';
import { useApp } from './use-app.ts';

/** Whether visitors can open this page of the editors, by its name. It is one that `writtenPaths` has. */
export const hasWrittenPage = ({ pages }: Pick<PublicConfig, 'pages'>, name: string): boolean =>
  pages.includes(`/${name}`);

/** The same, for the store that this page is of. */
export function useHasWrittenPage(): (name: string) => boolean {
  const { config } = useApp();
  return (name) => hasWrittenPage(config, name);
}
