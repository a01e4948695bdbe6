import { RegenApiError } from '@regen/sdk';
import { cartGet, cartUpdate, categoryList, productListInfinite } from '@regen/sdk/query';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './regen';

/** Products page by page, and the cart of this browser. */
export function Shop() {
  const [category, setCategory] = useState('');
  const categories = useQuery(categoryList(call));
  const products = useInfiniteQuery(
    productListInfinite(call, { userId: 'public', ...(category && { category: [category] }) }),
  );
  const cart = useQuery(cartGet(call, { id: 'guest' }));
  const update = useMutation(cartUpdate(call));
  const error = products.error ?? cart.error ?? update.error;

  return (
    <main>
      <h1>Products</h1>
      <label>
        Category{' '}
        <select value={category} onChange={(event) => setCategory(event.target.value)}>
          <option value="">All</option>
          {categories.data?.items.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <output>{cart.data ? `${cart.data.totalQuantity} in the cart` : 'Loading …'}</output>
      {error && <p role="alert">{error instanceof RegenApiError ? error.reason : 'The shop cannot be reached.'}</p>}
      <ul>
        {products.data?.pages.flatMap(({ items }) =>
          items.map(({ sku, name, price }) => (
            <li key={sku}>
              {name}, {price.yourPrice}{' '}
              <button onClick={() => update.mutate({ id: 'guest', add: [{ sku, quantity: 1 }] })}>
                Add {name} to cart
              </button>
            </li>
          )),
        )}
      </ul>
      {products.hasNextPage && <button onClick={() => void products.fetchNextPage()}>Show more</button>}
    </main>
  );
}
