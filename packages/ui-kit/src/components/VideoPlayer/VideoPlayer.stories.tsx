/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import english from '../../stories/assets/drop.captions.en.vtt?url&no-inline';
import spanish from '../../stories/assets/drop.captions.es.vtt?url&no-inline';
import chapters from '../../stories/assets/drop.chapters.vtt?url&no-inline';
import film from '../../stories/assets/drop.webm?url&no-inline';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from './index.ts';
import { videoPlayerChapterLists, videoPlayerRatios } from './VideoPlayer.props.ts';

const meta: Meta = { title: 'Data/VideoPlayer', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const drop = {
  label: 'One drop of serum',
  sources: [{ src: film, type: 'video/webm' }],
  captions: [
    { src: english, language: 'en', label: 'English' },
    { src: spanish, language: 'es', label: 'Español' },
  ],
  chapters,
} satisfies VideoPlayerProps;

export const Playground = playground(
  VideoPlayer,
  { ...drop },
  {
    around: (args) => (
      <Stack maxWidth="narrow">
        <VideoPlayer {...args} />
      </Stack>
    ),
  },
);
export const Complete: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <VideoPlayer
        {...drop}
        defaultCaptions="en"
        transcript={
          <Stack gap="2">
            <Text>One drop, on clean and dry skin. A dark drop falls on a light ground.</Text>
            <Text>Warm it between two fingers. A pale ring spreads around the drop.</Text>
            <Text>Press it in, from the middle outwards. A second ring follows the first.</Text>
          </Stack>
        }
      />
    </Stack>
  ),
};
export const ChapterLists: Story = {
  render: () => (
    <Specimens of={videoPlayerChapterLists}>
      {(chapterList) => (
        <Stack maxWidth="narrow">
          <VideoPlayer {...drop} label={`Chapters as ${chapterList}`} chapterList={chapterList} />
        </Stack>
      )}
    </Specimens>
  ),
};
export const Ratios: Story = {
  render: () => (
    <Specimens of={videoPlayerRatios}>
      {(ratio) => (
        <Stack maxWidth="narrow">
          <VideoPlayer {...drop} label={`One drop, ${ratio}`} ratio={ratio} captions={[]} chapters={undefined} />
        </Stack>
      )}
    </Specimens>
  ),
};
/** Nothing is loaded before it is played; the page knows its length and chapters, follows it, and gets another URL when one fails. */
export const Unloaded: Story = { render: () => <Followed /> };
export const Failed: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <VideoPlayer
        label="A film that cannot be played"
        sources={[{ src: 'data:video/webm;base64,AAAA', type: 'video/webm' }]}
      />
    </Stack>
  ),
};

function Followed() {
  const player = useRef<VideoPlayerHandle>(null);
  const [at, setAt] = useState(0);
  const [renewals, setRenewals] = useState(0);
  return (
    <Stack maxWidth="narrow">
      <VideoPlayer
        {...drop}
        ref={player}
        sources={[{ src: renewals > 0 ? `${film}?renewed=${renewals}` : film, type: 'video/webm' }]}
        renew={async () => setRenewals((before) => before + 1)}
        preload="none"
        length={12}
        startAt={4}
        chapters={[
          { start: 0, title: 'One drop' },
          { start: 4, title: 'Warm it' },
          { start: 8, title: 'Press it in' },
        ]}
        chapterList="list"
        onTime={setAt}
      />
      <Button variant="secondary" onClick={() => player.current?.playFrom(8)}>
        Play from 0:08
      </Button>
      <Text>{`At ${Math.floor(at)} s`}</Text>
    </Stack>
  );
}
