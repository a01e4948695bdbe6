import type { Protocol } from '@regen/content-sdk/models';
import { Page } from '@regen/ui-kit/Page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { productsOf } from '~/features/products/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { protocolOf, skusOf } from './protocol-queries.ts';
import type { ProtocolSearch } from './protocol-search.ts';
import { ProtocolNotFound } from './ProtocolNotFound.tsx';
import { ProtocolProducts } from './ProtocolProducts.tsx';
import { ProtocolView } from './ProtocolView.tsx';
import { TreatmentMode } from './TreatmentMode.tsx';
import { useTimers } from './use-timers.ts';

export interface ProtocolScreenProps {
  slug: string;
  search: ProtocolSearch;
}

/** `/protocols/{protocolId}`: a treatment to read and print, or a step at a time beside the bed. */
export function ProtocolScreen({ slug, search }: ProtocolScreenProps) {
  const { data: protocol } = usePrefetchedQuery(protocolOf, slug);
  // It may have been taken back while somebody was on the page.
  return protocol ? <Treatment protocol={protocol} search={search} /> : <ProtocolNotFound />;
}

function Treatment({ protocol, search }: { protocol: Protocol; search: ProtocolSearch }) {
  const { call } = useApp();
  const { steps } = protocol;
  const skus = skusOf(protocol);
  // The loader has requested them; here a failure affects only what names products.
  const query = useQuery({ ...productsOf(call, skus, useCaller()), enabled: skus.length > 0 });
  const products = query.data?.items ?? [];
  const timing = useTimers((id) => steps.find((step) => step.id === id)?.title);

  const isTreating = search.step !== undefined && steps.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasTreating = useRef(isTreating);
  useEffect(() => {
    if (wasTreating.current === isTreating) return;
    wasTreating.current = isTreating;
    // What was pressed is gone with its view.
    heading.current?.focus({ preventScroll: true });
  }, [isTreating]);

  if (isTreating) {
    const at = Math.min(search.step ?? 1, steps.length);
    return (
      <Page space="sm">
        <TreatmentMode protocol={protocol} at={at} products={products} timing={timing} headingRef={heading} />
      </Page>
    );
  }
  return (
    <Page width="wide" space="sm" gap="10">
      <ProtocolView protocol={protocol} products={products} timing={timing} headingRef={heading} />
      {skus.length > 0 ? <ProtocolProducts protocol={protocol} query={query} /> : null}
    </Page>
  );
}
