/// <reference types="vite/client" />
// The page on which tests see the stories of the components: one at a time, freshly mounted, with the decorators that they
// have in the Storybook and nothing else around them.
import { composeStories, type Meta } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { decorators, initialGlobals } from '../../stories/decorators.tsx';
import '../../theme/global.ts';
import type { ShowOptions, Stage } from './types.ts';

type StoryModule = Record<string, object> & { default: Meta };

const modules = import.meta.glob<StoryModule>('../../components/*/*.stories.tsx', { eager: true });

/** Where each story is, by the id that Storybook gives it. */
const places = new Map(
  Object.values(modules).flatMap((module) =>
    Object.keys(module)
      .filter((name) => name !== 'default')
      .map((name) => [toId(module.default.title ?? '', storyNameFromExport(name)), { module, name }] as const),
  ),
);

/** Calls back once React has put its children on the page and has run their effects. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

let root: Root | undefined;

async function show(id: string, { direction }: ShowOptions): Promise<void> {
  const place = places.get(id);
  const stage = document.querySelector('#stage');
  if (!place || !stage) throw new Error(`There is no story ${id}.`);
  root?.unmount();
  // What the last test may have left.
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('data-theme');
  history.replaceState(null, '', location.pathname);
  const stories: Partial<Record<string, () => ReactNode>> = composeStories(place.module, {
    decorators,
    initialGlobals: { ...initialGlobals, direction },
  });
  const Story = stories[place.name];
  if (!Story) throw new Error(`The story ${id} has nothing to show.`);
  await new Promise<void>((resolve, reject) => {
    root = createRoot(stage, { onUncaughtError: reject });
    root.render(
      <Mounted onMounted={resolve}>
        <Story />
      </Mounted>,
    );
  });
  window.scrollTo(0, 0);
}

const api: Stage = { show };
Object.assign(window, { stage: api });
