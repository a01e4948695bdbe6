import type { ModelRef } from '@regen/content-sdk';
import { blogPostCard, pageCard, promotion, resource, webinarCard } from '@regen/content-sdk/models';
import { writtenPaths } from '@regen/web/entry-server';
import type { WrittenPath } from '@regen/web/entry-server';
import type { Content } from '../content/snapshot/create-content.ts';
import { HttpError } from '../refuse.ts';

const models: Readonly<Record<WrittenPath['type'], ModelRef>> = {
  page: pageCard,
  promotion,
  blogPost: blogPostCard,
  webinar: webinarCard,
  resource,
};

/**
 * The paths of editorial pages that visitors can read, and of lists that have something for them; all of them while that is unknown. A page that is not for visitors is missing,
 * because the links are the same for everybody.
 */
export async function readWrittenPages(content: Pick<Content, 'reader'>): Promise<readonly string[]> {
  const reader = content.reader('web');
  const isThere = async ({ path, type, isList }: WrittenPath): Promise<boolean> =>
    isList
      ? (await reader.list(models[type], { perPage: 1 })).items.length > 0
      : (await reader.get(models[type], path.slice(1))) !== null;
  try {
    const found = await Promise.all(
      writtenPaths.map(async (written) => ((await isThere(written)) ? [written.path] : [])),
    );
    return found.flat();
  } catch (error) {
    if (error instanceof HttpError && error.code === 'content_unavailable') return writtenPaths.map(({ path }) => path);
    throw error;
  }
}

export interface WrittenPages {
  now(): Promise<readonly string[]>;
  close(): void;
}

/** The same for every request; read again after content changes. */
export function createWrittenPages(content: Pick<Content, 'onChange' | 'reader'>): WrittenPages {
  let known: Promise<readonly string[]> | undefined;
  const forget = (): void => {
    known = undefined;
  };
  return {
    now() {
      if (known) return known;
      const reading = readWrittenPages(content);
      known = reading;
      reading.catch(forget);
      return reading;
    },
    close: content.onChange(forget),
  };
}
