import { Link } from '@tanstack/react-router';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';

/** There is no such promotion, or none for this channel. */
export function PromotionNotFound() {
  return (
    <NotFoundPage
      title="We couldn’t find this promotion"
      message="It may have ended, or it may be for another kind of account."
      action={<Link to="/products">Browse all products</Link>}
    />
  );
}
