import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { Part } from '~/kernel/page/Part.tsx';
import * as now from './below-the-fold.ts';

const load = () => import('./below-the-fold.ts');

// The server writes them like everything else. A browser keeps what was written until their scripts have come, which the first paint does not
// wait for.
const EditorSections = import.meta.env.SSR ? now.EditorSections : lazyPart(load, 'EditorSections', orNothing);
const LatestPosts = import.meta.env.SSR ? now.LatestPosts : lazyPart(load, 'LatestPosts', orNothing);

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
