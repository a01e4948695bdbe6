import { createContext, use, useCallback, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  liveRegionDefaults,
  politenessLevels,
  type Announce,
  type LiveRegionProviderProps,
} from './LiveRegion.props.ts';

interface Message {
  text: string;
  count: number;
}
const silent: Message = { text: '', count: 0 };
const AnnounceContext = createContext<Announce>(() => {});

/** Two regions at the end of the page, there from the start so that screen readers watch them. */
export function LiveRegionProvider({ children }: LiveRegionProviderProps) {
  const [messages, setMessages] = useState({ polite: silent, assertive: silent });
  const announce = useCallback<Announce>((text, politeness = liveRegionDefaults.politeness) => {
    setMessages((before) => ({ ...before, [politeness]: { text, count: before[politeness].count + 1 } }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {politenessLevels.map((politeness) => (
        <VisuallyHidden
          as="div"
          key={politeness}
          aria-live={politeness}
          aria-atomic="true"
          data-regen-live={politeness}
        >
          {/* A new element for each message: the same words twice are read twice. */}
          <span key={messages[politeness].count}>{messages[politeness].text}</span>
        </VisuallyHidden>
      ))}
    </AnnounceContext>
  );
}

/** Says something to screen readers: `announce('24 products')`. Silent without a provider. */
export const useAnnounce = (): Announce => use(AnnounceContext);
