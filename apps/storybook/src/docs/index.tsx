import { lazy, Suspense, type ComponentProps } from 'react';

// Loaded by docs pages only: the texts and sources of all components are of no use to a story.
const Page = lazy(() => import('./DocsPage.tsx').then(({ DocsPage }) => ({ default: DocsPage })));
const Container = lazy(() => import('./DocsContainer.tsx').then(({ DocsContainer }) => ({ default: DocsContainer })));

export const LazyDocsPage = () => <Page />;

export const LazyDocsContainer = (props: ComponentProps<typeof Container>) => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
);
