import type { Regen } from '../create-regen.ts';
import { read, readPages } from './read.ts';
import { stale, write } from './write.ts';

type Part = Pick<Regen, 'courses' | 'faqs' | 'pages'>;

/** Pages, questions and courses. */
export function educationQueries({ courses, faqs, pages }: Part) {
  return {
    pages: { get: read('pageGet', pages.get), content: read('pageContentGet', pages.content) },
    faqs: { list: read('faqList', faqs.list), listInfinite: readPages('faqList', faqs.list) },
    courses: {
      get: read('courseGet', courses.get),
      registration: read('courseRegistrationGet', courses.registration),
    },
  };
}

export function educationMutations({ courses }: Pick<Part, 'courses'>) {
  // Seats, the person's own registration, and the points that paid for it.
  const seats = stale('courseGet', 'courseRegistrationGet', 'rewardPointsForCourse', 'rewardsGet');
  return {
    courses: {
      register: write('courseRegister', courses.register, seats),
      registerGuest: write('courseRegisterGuest', courses.registerGuest, stale('courseGet')),
      confirmPayment: write('courseRegistrationConfirm', courses.confirmPayment, seats),
      cancel: write('courseRegistrationCancel', courses.cancel, seats),
    },
  };
}
