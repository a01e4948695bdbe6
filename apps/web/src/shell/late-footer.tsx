import { lazyPart, orAsWritten } from '~/kernel/page/lazy-part.ts';
import { Part } from '~/kernel/page/Part.tsx';

const load = () => import('./Footer.tsx');

// The server writes it like everything else. A browser keeps what was written until its script has come, which the first paint does not wait for.
const now = import.meta.env.SSR ? await load() : null;
const Footer = now ? now.Footer : lazyPart(load, 'Footer', orAsWritten);

// Always the same element: React renders a part anew, instead of hydrating it, when it changes before.
export const footer = (
  <Part>
    <Footer />
  </Part>
);
