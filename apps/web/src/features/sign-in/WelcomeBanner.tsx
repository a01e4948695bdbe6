import type { WelcomeOffer } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Text } from '@regen/ui-kit/Text';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cartWriterOf } from '~/features/cart/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { followStorage } from '~/kernel/stored/stored.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { useSession } from '~/kernel/use-session.ts';
import { welcomeOfTab } from './welcome.ts';

/** Welcomes a new account above the page that its owner lands on, with the offer for the first order. Gone with the next page. */
export function WelcomeBanner({ person }: { person: string }) {
  const text = useSyncExternalStore(followStorage, welcomeOfTab.text, () => null);
  const welcome = useMemo(() => welcomeOfTab.parse(text), [text]);
  const pathname = useLocation({ select: (place) => place.pathname });
  const isHere = welcome !== null && welcome.owner === person && welcome.path === pathname;
  useEffect(() => {
    if (welcome !== null && !isHere) welcomeOfTab.write(null);
  }, [welcome, isHere]);
  return isHere ? <AboveThePage offer={welcome.offer} /> : null;
}

/** At the top of the main part, before the page's own content. Scrolls into view for someone further down, at the form they have sent. */
function AboveThePage({ offer }: { offer: WelcomeOffer | null }) {
  const announce = useAnnounce();
  const title = `Welcome, ${useSession()?.user.firstName ?? ''}. Your account is ready.`;
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.querySelector('main')?.prepend(place);
    announce(title);
    if (place.getBoundingClientRect().bottom < 0) {
      window.scrollTo({ top: 0 });
      focusHeading({ preventScroll: true });
    }
    return () => place.remove();
  }, [place, announce, title]);
  return createPortal(<Words title={title} offer={offer} />, place);
}

function Words({ title, offer }: { title: string; offer: WelcomeOffer | null }) {
  const app = useApp();
  const [said, setSaid] = useState<string | null>(null);
  const { press, isPending } = usePress(async (code: string) => {
    try {
      const { items } = await cartWriterOf(app).change({ kind: 'coupon', code });
      setSaid(items.length > 0 ? `${code} is in your cart.` : `${code} is saved. It applies once you add products.`);
    } catch (error) {
      setSaid(describeError(error).message);
    }
  });
  return (
    <Container width="wide" paddingTop="4">
      <Banner
        tone="success"
        title={title}
        onDismiss={() => welcomeOfTab.write(null)}
        action={
          offer === null || said !== null ? undefined : (
            <Button size="sm" variant="secondary" loading={isPending} onClick={() => void press(offer.code)}>
              Apply coupon
            </Button>
          )
        }
      >
        {offer === null ? null : <Text aria-live="polite">{said ?? `Use ${offer.code} for ${offer.label}.`}</Text>}
      </Banner>
    </Container>
  );
}
