import { SectionHead } from '@regen/ui-kit/SectionHead';
import { ContentHits, type ContentHitsProps } from './ContentHits.tsx';

/** Content that was found beside products. */
export function LearnMore({ hits, query, isDimmed }: Pick<ContentHitsProps, 'hits' | 'query' | 'isDimmed'>) {
  return (
    <section aria-labelledby="learn-results">
      <SectionHead level={2} size="md" id="learn-results">
        Learn more
      </SectionHead>
      <ContentHits hits={hits} query={query} headingLevel={3} label="Articles, webinars and more" isDimmed={isDimmed} />
    </section>
  );
}
