import { Link } from '@tanstack/react-router';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';

/** A label that no store has or had; the text is fixed (rule L5). */
export function StoreNotFound() {
  return (
    <NotFoundPage
      pageTitle="Store not found"
      title="Retail store was not found."
      message="The address may be misspelled, or the store may have closed. Find another store, or browse our products."
      action={<Link to="/locations">Find a store</Link>}
    />
  );
}
