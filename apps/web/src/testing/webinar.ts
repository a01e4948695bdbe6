import type { Webinar } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';

const base = { createdAt: '2026-05-06T16:00:00.000Z', updatedAt: '2026-05-06T16:00:00.000Z' };
const file = (id: string, contentType: string, extra: Partial<ContentFile> = {}): ContentFile => ({
  id,
  title: id,
  description: '',
  url: `/content/files/${id}`,
  fileName: id,
  contentType,
  size: 20_000,
  ...extra,
});

export const webinar: Webinar = {
  ...base,
  id: 'webinar-sun',
  type: 'webinar',
  title: 'How much is enough & when',
  slug: 'how-much',
  summary: 'Two fingers, every two hours.',
  topic: 'Sun',
  publishedAt: '2026-05-06T16:00:00.000Z',
  seconds: 76,
  picture: file('poster.webp', 'image/webp', { width: 1280, height: 720 }),
  video: file('film.webm', 'video/webm'),
  captions: file('film.vtt', 'text/vtt'),
  chapters: [
    { start: 0, title: 'The dose' },
    { start: 30.5, title: 'Again at noon' },
  ],
  transcript: [
    { start: 2, text: 'Two fingers of crème for face and neck.' },
    { start: 31, text: 'At noon, the same again.' },
  ],
  speakers: [
    {
      ...base,
      id: 'author-naomi',
      type: 'author',
      name: 'Naomi Okafor',
      slug: 'naomi',
      role: 'Educator',
      portrait: null,
    },
  ],
  products: ['1801'],
  related: [],
};
