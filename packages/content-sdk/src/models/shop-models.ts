import { author, authorName } from './author.ts';
import { blogPost, blogPostCard } from './blog.ts';
import type { Model } from './define-model.ts';
import { faq } from './faq.ts';
import { homePage } from './home-page.ts';
import { page, pageCard, pageSection } from './page.ts';
import { promotion, promotionDay } from './promotion.ts';
import { protocol, protocolCard, protocolStep } from './protocol.ts';
import { resource } from './resource.ts';
import { lesson, openLesson, schoolSection, schoolSectionCard, schoolTopic, schoolTopicCard } from './school.ts';
import { announcement, helpLink, homeSection } from './site.ts';
import { webinar, webinarCard } from './webinar.ts';

/**
 * Models that a browser may name when it asks: who gets which records is for the reader to decide. Lessons with their answers, and
 * promotions with what later days offer, are read by operations of their own.
 */
export const openModels: readonly Model[] = [
  announcement,
  author,
  authorName,
  blogPost,
  blogPostCard,
  faq,
  helpLink,
  homePage,
  homeSection,
  openLesson,
  page,
  pageCard,
  pageSection,
  protocol,
  protocolCard,
  protocolStep,
  resource,
  schoolSection,
  schoolSectionCard,
  schoolTopic,
  schoolTopicCard,
  webinar,
  webinarCard,
];

/** All models of this shop, for its snapshot. */
export const shopModels: readonly Model[] = [...openModels, lesson, promotion, promotionDay];
