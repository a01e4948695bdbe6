import type { Webinar } from '@regen/content-sdk/models';
import type { PublicConfig } from '~/kernel/config.ts';
import { publisherJsonLd } from '~/kernel/head/json-ld.ts';

/** "PT1M6S", as schema.org wants a duration. */
export function isoDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest}S`;
}

/** schema.org `VideoObject` with its chapters as clips, which search engines show as moments of the video. */
export function webinarJsonLd(
  webinar: Webinar,
  config: Pick<PublicConfig, 'origin' | 'seller'>,
  thumbnailUrl: string | undefined,
) {
  const { origin } = config;
  const { title, slug, summary, publishedAt, seconds, video, chapters, transcript, speakers } = webinar;
  const url = `${origin}/webinars/${slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    mainEntityOfPage: url,
    name: title,
    description: summary,
    uploadDate: publishedAt,
    duration: isoDuration(seconds),
    inLanguage: 'en-US',
    ...(thumbnailUrl && { thumbnailUrl: [thumbnailUrl] }),
    ...(video && { contentUrl: new URL(video.url, origin).href, encodingFormat: video.contentType }),
    ...(transcript.length > 0 && { transcript: transcript.map(({ text }) => text).join('\n') }),
    ...(speakers.length > 0 && {
      actor: speakers.map(({ name, role }) => ({ '@type': 'Person', name, ...(role && { jobTitle: role }) })),
    }),
    ...(chapters.length > 0 && {
      hasPart: chapters.map(({ start, title: name }, index) => ({
        '@type': 'Clip',
        name,
        startOffset: Math.floor(start),
        endOffset: Math.floor(chapters[index + 1]?.start ?? seconds),
        url: `${url}?t=${Math.floor(start)}`,
      })),
    }),
    publisher: publisherJsonLd(config),
    isAccessibleForFree: true,
  };
}
