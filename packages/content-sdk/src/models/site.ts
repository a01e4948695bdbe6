import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { linkTo } from '../fields/link.ts';
import { defineModel } from './define-model.ts';
import { resource } from './resource.ts';
import { address, byAudiences, line, pictureFocus, position, sitePath, time } from './values.ts';

/** A line above the header, between its dates if it has any. */
export const announcement = defineModel({
  type: 'announcement',
  audience: byAudiences,
  order: ['-startsAt'],
  fields: {
    text: line.max(120),
    path: sitePath.optional(),
    startsAt: time.optional(),
    endsAt: time.optional(),
  },
});

export type Announcement = DataOf<typeof announcement>;

/** A part of the home page. */
export const homeSection = defineModel({
  type: 'homeSection',
  audience: byAudiences,
  order: ['position'],
  fields: {
    heading: line,
    text: z.string().trim().min(1).max(400),
    linkLabel: line,
    linkPath: sitePath,
    picture: fileField('image/'),
    focus: pictureFocus,
    position,
  },
});

export type HomeSection = DataOf<typeof homeSection>;

/** Help with the retail program: a link, or a file. */
export const helpLink = defineModel({
  type: 'helpLink',
  audience: { field: 'audiences', among: ['b2b'] },
  order: ['position'],
  fields: {
    label: line,
    summary: z.string().trim().min(1).max(200),
    position,
    href: address.optional(),
    resource: linkTo(() => resource),
  },
});

export type HelpLink = DataOf<typeof helpLink>;
