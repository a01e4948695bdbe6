import type { Regen } from '../create-regen.ts';
import { read, readPages } from './read.ts';
import { stale, write } from './write.ts';

type Part = Pick<Regen, 'courses' | 'faqs' | 'pages'>;

/** Pages, questions and courses. */
export function educationQueries({ courses, faqs, pages }: Part) {
  return {
    pages: { get: read('pageGet', pages.get), content: read('pageGetContent', pages.getContent) },
    faqs: { list: read('faqList', faqs.list), listInfinite: readPages('faqList', faqs.list) },
    courses: {
      get: read('courseGet', courses.get),
      registration: read('courseGetRegistration', courses.getRegistration),
    },
  };
}

export function educationMutations({ courses }: Pick<Part, 'courses'>) {
  // Seats, the person's own registration, and the points that paid for it.
  const seats = stale('courseGet', 'courseGetRegistration', 'rewardGetForCourse', 'rewardGet');
  return {
    courses: {
      register: write('courseRegister', courses.register, seats),
      registerGuest: write('courseRegisterGuest', courses.registerGuest, stale('courseGet')),
      confirmPayment: write('courseConfirmPayment', courses.confirmPayment, seats),
      cancel: write('courseCancelRegistration', courses.cancelRegistration, seats),
    },
  };
}
