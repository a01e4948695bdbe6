import { NotFoundPage } from './NotFoundPage.tsx';

/** As a route's component: the router hands over what it knows of the miss, which the page does not use. */
export const NotFoundRoute = () => <NotFoundPage />;
