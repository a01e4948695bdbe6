import { regenQueryDefaults } from '@regen/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop';

const client = new QueryClient({ defaultOptions: regenQueryDefaults });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <QueryClientProvider client={client}>
    <Shop />
  </QueryClientProvider>,
);
