import { lazy, type ComponentType } from 'react';

/** A part that is loaded after the page, and that a page which cannot load it goes without. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => () => null) }));
