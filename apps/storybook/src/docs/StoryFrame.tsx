import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState, type ComponentProps } from 'react';
import * as styles from './docs.css.ts';

type Context = ComponentProps<typeof DocsContext.Provider>['value'];
type PreparedStory = ReturnType<Context['componentStories']>[number];

const frameOf = (story: PreparedStory) => {
  const { docs } = story.parameters as { docs?: { story?: { inline?: boolean; height?: string } } };
  return docs?.story?.inline === false ? (docs.story.height ?? '24rem') : undefined;
};

/** What the toolbar says, while it changes. */
export function useToolbar(): Record<string, string> {
  const context = use(DocsContext);
  const [story] = context.componentStories();
  const [globals, setGlobals] = useState<Record<string, string>>(story ? context.getStoryContext(story).globals : {});
  useEffect(() => {
    const change = (event: { globals: Record<string, string> }) => setGlobals(event.globals);
    context.channel.on('globalsUpdated', change);
    return () => context.channel.off('globalsUpdated', change);
  }, [context]);
  return globals;
}

/** A story within the page, or in a window of its own where it covers one. */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const { theme = 'system', direction = 'ltr', channel = 'web' } = useToolbar();
  const height = frameOf(story);
  if (!height) {
    return (
      <div className={styles.frame}>
        <Story of={story.moduleExport} inline />
      </div>
    );
  }
  const globals = `theme:${theme};direction:${direction};channel:${channel};a11y.manual:!true`;
  return (
    <iframe
      title={story.name}
      src={`./iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
      loading="lazy"
      className={styles.window}
      style={{ blockSize: height }}
    />
  );
}
