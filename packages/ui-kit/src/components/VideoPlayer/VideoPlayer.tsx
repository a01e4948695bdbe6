// Longer than most: one element, its state and its controls, which are of no use apart.
// oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/media-has-caption, jsx-a11y/prefer-tag-over-role -- captions are tracks of their own; keys are heard of whatever within has the focus; a click on the picture is a shortcut for the button.
import { useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { Accordion } from '../Accordion/index.ts';
import { Button } from '../Button/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Choices } from './Choices.tsx';
import { Slider } from './Slider.tsx';
import { chapterAt, clock } from './time.ts';
import { seekTo, setCaptions, start, useSources, useStart, useVideo } from './use-video.ts';
import * as styles from './VideoPlayer.css.ts';
import { videoPlayerDefaults, videoPlayerSpeeds, type VideoPlayerProps } from './VideoPlayer.props.ts';

const off = 'off';

/** A video with controls that can be read, reached and understood by everybody. */
export function VideoPlayer({
  ref,
  label,
  sources,
  poster,
  ratio = videoPlayerDefaults.ratio,
  captions = [],
  defaultCaptions = off,
  chapters: given,
  chapterList = videoPlayerDefaults.chapterList,
  transcript,
  preload = videoPlayerDefaults.preload,
  length = 0,
  startAt = videoPlayerDefaults.startAt,
  renew,
  onTime,
  onEnded,
  className,
  ...own
}: VideoPlayerProps) {
  const words = { ...videoPlayerDefaults, ...own };
  const video = useRef<HTMLVideoElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const state = useVideo(video, container, onTime);
  useStart(video, startAt, state.isFollowed);
  const { isRenewing, retry } = useSources(video, { sources, renew }, state.hasFailed);
  const hasFailed = state.hasFailed && !isRenewing;
  const [language, setLanguage] = useState(defaultCaptions);
  const { now } = state;
  const whole = state.whole || length;
  const chapters = typeof given === 'object' ? given : state.chapters;
  const current = chapterAt(chapters, now);
  const time = words.timeOf(clock(now), clock(whole));
  const figure = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent' });

  const play = () => {
    const element = video.current;
    if (!element) return;
    if (!element.paused && !element.ended) return element.pause();
    start(element);
  };
  const seek = (seconds: number) => {
    if (video.current && whole > 0) seekTo(video.current, Math.min(whole, Math.max(0, seconds)));
  };
  /** From where the film is now, which may be further than what was drawn last. */
  const skip = (seconds: number) => {
    if (video.current) seek(video.current.currentTime + seconds);
  };
  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => {
      if (!video.current) return;
      seek(seconds);
      start(video.current);
    },
  }));
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  const showCaptions = (next: string) => {
    setLanguage(next);
    if (video.current) setCaptions(video.current, next);
  };
  const goFull = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void container?.requestFullscreen();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    // Menus have their own keys, and so has whatever is written in the transcript.
    if (target.closest('[role="menu"], [data-transcript]')) return;
    const isButton = target.closest('button') !== null;
    const isSlider = target instanceof HTMLInputElement;
    const isVolume = isSlider && target.getAttribute('aria-label') === words.volumeLabel;
    const actions: ReadonlyMap<string, (() => void) | undefined> = new Map(
      Object.entries({
        ' ': isButton ? undefined : play,
        k: play,
        ArrowLeft: isVolume ? undefined : () => skip(-5),
        ArrowRight: isVolume ? undefined : () => skip(5),
        j: () => skip(-10),
        l: () => skip(10),
        Home: isVolume ? undefined : () => seek(0),
        End: isVolume ? undefined : () => seek(whole),
        m: mute,
        c:
          captions.length > 0 ? () => showCaptions(language === off ? (captions[0]?.language ?? off) : off) : undefined,
        f: goFull,
      }),
    );
    const action = actions.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };

  const playIcon = state.isPlaying ? 'pause' : state.hasEnded ? 'refresh' : 'play';
  const playWord = state.isPlaying ? words.pauseLabel : state.hasEnded ? words.replayLabel : words.playLabel;
  const chapterOptions = chapters.map(({ title, start }, index) => ({
    value: String(index),
    label: title,
    note: clock(start),
  }));

  return (
    <section ref={setContainer} aria-label={label} onKeyDown={onKeyDown} className={cx(styles.root, className)}>
      <div className={cx(styles.stage, styles.ratio[ratio])}>
        <video
          ref={video}
          poster={poster}
          preload={preload}
          playsInline
          onEnded={onEnded}
          onClick={state.isFollowed ? play : undefined}
          className={styles.video}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={state.isFollowed || startAt === 0 ? src : `${src}#t=${startAt}`} type={type} />
          ))}
          {captions.map((each) => (
            <track
              key={each.language}
              kind="captions"
              src={each.src}
              srcLang={each.language}
              label={each.label}
              default={each.language === defaultCaptions}
            />
          ))}
          {typeof given === 'string' && given !== '' ? <track kind="chapters" src={given} /> : null}
        </video>
        {hasFailed ? (
          <div className={styles.failed}>
            <ErrorState
              headingLevel={3}
              title={words.errorTitle}
              message={words.errorMessage}
              retryLabel={words.retryLabel}
              onRetry={retry}
            />
          </div>
        ) : null}
        {state.isFollowed && !state.isPlaying && !hasFailed && (now === 0 || state.isUnloaded) ? (
          <span aria-hidden="true" className={styles.begin}>
            <Icon name="play" size="xl" />
          </span>
        ) : null}
        {state.isLoading || isRenewing ? (
          <span role="status" className={styles.over}>
            <Spinner label={words.loadingLabel} />
          </span>
        ) : null}
      </div>
      <div className={styles.controls}>
        <div className={styles.line}>
          <Slider
            label={words.seekLabel}
            value={now}
            max={whole}
            step={0.1}
            valueText={time}
            loaded={state.buffered}
            marks={chapters.map(({ start }) => start)}
            onChange={seek}
            className={styles.seek}
          />
          <span className={styles.time}>{`${clock(now)} / ${clock(whole)}`}</span>
        </div>
        <div className={styles.row}>
          <IconButton icon={playIcon} label={playWord} aria-disabled={hasFailed} onClick={play} />
          <IconButton
            size="sm"
            icon={state.isMuted || state.volume === 0 ? 'soundOff' : 'sound'}
            label={state.isMuted ? words.unmuteLabel : words.muteLabel}
            onClick={mute}
          />
          <Slider
            label={words.volumeLabel}
            value={state.isMuted ? 0 : state.volume}
            max={1}
            step={0.05}
            valueText={percent.format(state.isMuted ? 0 : state.volume)}
            onChange={(volume) => {
              if (!video.current) return;
              video.current.volume = volume;
              video.current.muted = false;
            }}
            className={styles.volume}
          />
          <span className={styles.gap} />
          {chapters.length > 0 && chapterList === 'menu' ? (
            <Choices
              label={words.chaptersLabel}
              container={container}
              value={String(current)}
              options={chapterOptions}
              onChange={(index) => seek(chapters[Number(index)]?.start ?? 0)}
              trigger={<IconButton size="sm" icon="menu" label={words.chaptersLabel} />}
            />
          ) : null}
          {captions.length > 0 ? (
            <Choices
              label={words.captionsLabel}
              container={container}
              value={language}
              options={[
                { value: off, label: words.captionsOffLabel },
                ...captions.map((each) => ({ value: each.language, label: each.label, language: each.language })),
              ]}
              onChange={showCaptions}
              trigger={<IconButton size="sm" icon="captions" label={words.captionsLabel} />}
            />
          ) : null}
          <Choices
            label={words.speedLabel}
            container={container}
            value={String(state.speed)}
            options={videoPlayerSpeeds.map((speed) => ({ value: String(speed), label: `${figure.format(speed)}×` }))}
            onChange={(speed) => {
              if (video.current) video.current.playbackRate = Number(speed);
            }}
            trigger={
              <Button
                size="sm"
                variant="ghost"
                className={styles.word}
                aria-label={`${words.speedLabel}: ${figure.format(state.speed)}×`}
              >
                {`${figure.format(state.speed)}×`}
              </Button>
            }
          />
          <IconButton
            size="sm"
            icon={state.isFull ? 'close' : 'fullscreen'}
            label={state.isFull ? words.leaveFullScreenLabel : words.fullScreenLabel}
            onClick={goFull}
          />
        </div>
      </div>
      {chapters.length > 0 && chapterList === 'list' ? (
        <div className={styles.below_}>
          <p className={styles.heading}>{words.chaptersLabel}</p>
          <ol aria-label={words.chaptersLabel}>
            {chapters.map(({ title, start }, index) => (
              <li key={start}>
                <button
                  type="button"
                  aria-current={index === current || undefined}
                  className={styles.chapter}
                  onClick={() => seek(start)}
                >
                  <span className={styles.time}>{clock(start)}</span>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {transcript ? (
        <div data-transcript="" className={styles.below_}>
          <Accordion items={[{ id: 'transcript', title: words.transcriptLabel, content: transcript }]} />
        </div>
      ) : null}
    </section>
  );
}
