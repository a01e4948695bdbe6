import { NotFoundPage } from './NotFoundPage.tsx';

/** As a route's component: the router passes data about the miss, which the page does not use. */
export const NotFoundRoute = () => <NotFoundPage />;
