import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Pagination } from './index.ts';

const meta: Meta = { title: 'Navigation/Pagination', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Pagination, {
  page: 6,
  pageCount: 12,
  renderLink: (to, { children, ...props }) => (
    <a href={`#page-${to}`} {...props}>
      {children}
    </a>
  ),
});
export const Places: Story = {
  render: () => (
    <Specimens of={[1, 6, 12]}>
      {(page) => (
        <Pagination
          page={page}
          pageCount={12}
          label={`Pages, at ${page}`}
          renderLink={(to, { children, ...props }) => (
            <a href={`#page-${to}`} {...props}>
              {children}
            </a>
          )}
        />
      )}
    </Specimens>
  ),
};
export const Few: Story = {
  render: () => (
    <Pagination
      page={2}
      pageCount={3}
      renderLink={(to, { children, ...props }) => (
        <a href={`#page-${to}`} {...props}>
          {children}
        </a>
      )}
    />
  ),
};
