import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Card } from '../Card/index.ts';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { NavLink } from './index.ts';

const meta: Meta = { title: 'Navigation/NavLink', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const pages = ['Cleansers', 'Serums', 'Sun care'] as const;

export const Playground = playground(NavLink, {
  variant: 'bar',
  children: (
    <a href="#main" aria-current="page">
      Serums
    </a>
  ),
});
export const Bar: Story = {
  render: () => (
    <nav aria-label="Categories">
      <Inline gap="8">
        {pages.map((page) => (
          <NavLink key={page} variant="bar">
            <a href="#main" aria-current={page === 'Serums' ? 'page' : undefined}>
              {page}
            </a>
          </NavLink>
        ))}
      </Inline>
    </nav>
  ),
};

export const Side: Story = {
  render: () => (
    <Stack as="nav" aria-label="Account" gap="1" maxWidth="narrow">
      <NavLink variant="side">
        <a href="#main" aria-current="page">
          <Icon name="user" /> Profile
        </a>
      </NavLink>
      <NavLink variant="side">
        <a href="#main">
          <Icon name="bag" /> Orders
        </a>
      </NavLink>
      <NavLink variant="side">
        <button type="button">
          <Icon name="external" /> Sign out
        </button>
      </NavLink>
    </Stack>
  ),
};

export const Rows: Story = {
  render: () => (
    <nav aria-label="Menu">
      {pages.map((page) => (
        <NavLink key={page} variant="row">
          <a href="#main">
            {page} <Icon name="chevronEnd" size="sm" />
          </a>
        </NavLink>
      ))}
    </nav>
  ),
};

export const Foot: Story = {
  render: () => (
    <Card tone="inverse">
      <nav aria-label="Shop">
        {pages.map((page) => (
          <NavLink key={page} variant="foot">
            <a href="#main">{page}</a>
          </NavLink>
        ))}
      </nav>
    </Card>
  ),
};
