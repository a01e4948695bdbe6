import { inject } from 'vitest';

export interface Story {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

/** Every story of the built Storybook, in the order of its list. */
export async function allStories(): Promise<Story[]> {
  const response = await fetch(`${inject('storybookUrl')}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** A whole page, with landmarks and an h1; the others are parts of one. */
export const isScreen = ({ tags = [] }: Story): boolean => tags.includes('screen');

/** A page whose data is on its way: its skeleton may do without a heading. */
export const isLoading = ({ tags = [] }: Story): boolean => tags.includes('loading');
