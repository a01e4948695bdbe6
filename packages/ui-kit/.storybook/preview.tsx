import type { Preview } from '@storybook/react-vite';
import '../src/theme/global.ts';
import './preview.css';

const preview: Preview = {
  globalTypes: {
    direction: {
      description: 'Direction of text',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { direction: 'ltr' },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  decorators: [
    (Story, { globals }) => (
      <div dir={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'} lang="en" className="regen-story">
        <Story />
      </div>
    ),
  ],
};

export default preview;
