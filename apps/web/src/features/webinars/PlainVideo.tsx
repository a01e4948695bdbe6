import type { VideoPlayerProps } from '@regen/ui-kit/VideoPlayer';

/** In the place of the player if its code did not arrive: the browser's own. */
export function PlainVideo({ label, sources, poster, preload, captions = [], startAt = 0 }: VideoPlayerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- they are given.
    <video controls aria-label={label} poster={poster} preload={preload} width="1280" height="720" playsInline>
      {sources.map(({ src, type }) => (
        <source key={src} src={startAt > 0 ? `${src}#t=${startAt}` : src} type={type} />
      ))}
      {captions.map(({ src, language, label: name }) => (
        <track key={language} kind="captions" src={src} srcLang={language} label={name} />
      ))}
    </video>
  );
}
