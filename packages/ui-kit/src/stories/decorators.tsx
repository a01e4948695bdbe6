import type { Decorator } from '@storybook/react-vite';
import { isStoryChannel, StoryChannelProvider } from './channel.tsx';
import './decorators.css';

/** What the toolbar says until somebody changes it. */
export const initialGlobals = { theme: 'system', channel: 'web', direction: 'ltr' } as const;

/** The decorators of every story: theme, sales channel, and direction of text. */
export const decorators: Decorator[] = [
  (Story, { globals, tags }) => {
    // On the root, where an app has it: overlays are drawn outside of the story.
    document.documentElement.dataset['theme'] = String(globals['theme']);
    const channel: unknown = globals['channel'];
    return (
      <StoryChannelProvider channel={isStoryChannel(channel) ? channel : 'web'}>
        <div
          dir={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
          lang="en"
          className={tags.includes('screen') ? 'regen-story regen-screen' : 'regen-story'}
        >
          <Story />
        </div>
      </StoryChannelProvider>
    );
  },
];
