import { Link } from '@tanstack/react-router';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';

/** There is no such protocol, or none for this channel. */
export function ProtocolNotFound() {
  return (
    <NotFoundPage
      pageTitle="Protocol not found"
      title="We couldn’t find this protocol"
      message="It may have moved, or it may be for Pro accounts only."
      action={<Link to="/protocols">See all protocols</Link>}
    />
  );
}
