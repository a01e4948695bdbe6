import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';

/** What the route table says of the page that is shown, or on its way. */
export const usePage = (): StaticDataRouteOption =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
