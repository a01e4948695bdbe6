import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ContentPicture } from '~/features/content/index.ts';
import type { Download } from './find-resources.ts';
import { resourceFacts } from './resource-facts.ts';
import type { ResourceSearch } from './resource-search.ts';
import * as styles from './ResourcesScreen.css.ts';

const pictureSizes = '(min-width: 64em) 18rem, (min-width: 48em) 33vw, 50vw';

/** Of the link that opens a resource; the focus returns there. */
export const openerId = (slug: string): string => `open-${slug}`;

export interface ResourceCardProps {
  resource: Download;
  search: ResourceSearch;
  isPriority: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: (opener: HTMLElement) => void;
}

/** A file in the library: its first page, what it is, how large, and two ways to take it along. */
export function ResourceCard({ resource, search, isPriority, isChosen, onChoose, onOpen }: ResourceCardProps) {
  const { slug, title, summary, kind, preview, file } = resource;
  return (
    <article className={styles.card}>
      <Link
        id={openerId(slug)}
        to="/resources"
        search={{ ...search, open: slug }}
        resetScroll={false}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
        className={styles.link}
      >
        <Frame className={styles.picture} lively>
          {preview ? (
            <ContentPicture file={preview} sizes={pictureSizes} isPriority={isPriority} isDecorative />
          ) : (
            <Icon name="file" size="xl" />
          )}
        </Frame>
        <Heading level={2} size="xs">
          {title}
        </Heading>
      </Link>
      <Text size="sm" tone="muted" clamp={3}>
        {summary}
      </Text>
      <Text size="sm" tone="muted">
        {kind} · {resourceFacts(resource)}
      </Text>
      <div className={styles.actions}>
        <Button size="sm" variant="secondary" asChild>
          <a href={file.url} download={file.fileName} aria-label={`Download ${title}`}>
            Download
          </a>
        </Button>
        <Checkbox
          label="Select"
          aria-label={`Select ${title}`}
          checked={isChosen}
          onChange={({ target: { checked } }) => onChoose(checked)}
        />
      </div>
    </article>
  );
}
