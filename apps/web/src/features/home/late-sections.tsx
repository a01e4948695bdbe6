import { lazyPart, orAsWritten } from '~/kernel/page/lazy-part.ts';
import { Part } from '~/kernel/page/Part.tsx';

const load = () => import('./below-the-fold.ts');

// The server writes them like everything else. A browser keeps what was written until their scripts have come, which the first paint does not
// wait for.
const now = import.meta.env.SSR ? await load() : null;
const EditorSections = now ? now.EditorSections : lazyPart(load, 'EditorSections', orAsWritten);
const LatestPosts = now ? now.LatestPosts : lazyPart(load, 'LatestPosts', orAsWritten);

// Always the same elements: React renders a part anew, instead of hydrating it, when it changes before.
export const editorSections = (
  <Part>
    <EditorSections />
  </Part>
);
export const latestPosts = (
  <Part>
    <LatestPosts />
  </Part>
);
