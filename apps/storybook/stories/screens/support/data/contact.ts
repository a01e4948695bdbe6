import type { ContentRecord } from '@regen/sdk';

const heading = (text: string) => ({ type: 'heading', level: 2, children: [{ type: 'text', text, marks: [] }] });
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] });

/** What editors say on `/contact`. */
export const contactPage: ContentRecord = {
  id: 'page-contact',
  type: 'page',
  createdAt: '2026-11-02T16:00:00.000Z',
  updatedAt: '2026-11-02T16:00:00.000Z',
  title: 'Contact us',
  slug: 'contact',
  description: 'How to reach our care team, what to have at hand, and how soon we reply.',
  revisedAt: '2026-11-02T16:00:00.000Z',
  body: [
    paragraph('Our care team answers Monday through Friday, 8 AM to 5 PM Mountain Time.'),
    heading('About an order'),
    paragraph('Have your order number ready: it begins with R- and is in your confirmation email.'),
  ],
  sections: [],
};
