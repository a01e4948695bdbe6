import { createFileRoute } from '@tanstack/react-router';
import { AreaScreen } from '~/features/areas/AreaScreen.tsx';
import { AreaSkeleton } from '~/features/areas/AreaSkeleton.tsx';
import { privateHead } from '~/app/seo.ts';

/** The start of an area (rule P3), and every address in it that no route of its own answers. */
export const Route = createFileRoute('/$area/$')({
  ssr: false,
  // Any other first segment is no area: the router goes on looking.
  params: { parse: (params) => /^(b2b|retail|school|admin)$/.test(params.area) && params },
  // Guards are no part of the first load of every page.
  beforeLoad: (input) => import('~/features/account/guards.ts').then((guards) => guards.requireSession(input)),
  head: () => privateHead('Your account'),
  pendingComponent: AreaSkeleton,
  component: Area,
});

function Area() {
  const { area, _splat } = Route.useParams();
  return <AreaScreen area={area} isKnown={!_splat} />;
}
