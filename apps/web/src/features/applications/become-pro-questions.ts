/** Shown on the page, and as structured data for search engines. */
export const QUESTIONS: readonly { id: string; question: string; answer: string }[] = [
  {
    id: 'who',
    question: 'Who can have a professional account?',
    answer:
      'Anyone with a skincare license that’s valid where they work: estheticians, cosmetologists, nurses, physicians and massage therapists, on their own or for a business, and educators at a licensed school.',
  },
  {
    id: 'how-long',
    question: 'How long does it take?',
    answer:
      'The form takes five minutes. We review each license ourselves and reply by email within two business days.',
  },
  {
    id: 'file',
    question: 'What kind of file do you need?',
    answer:
      'A photo or scan that clearly shows your license’s number and expiration date: a PDF up to 10 MB, or a PNG, JPEG or WebP photo up to 5 MB.',
  },
  {
    id: 'cost',
    question: 'Does it cost anything?',
    answer: 'No. There’s no fee, no required first order and no minimum afterward.',
  },
  {
    id: 'account',
    question: 'I have a retail account. Can I keep it?',
    answer: 'Yes. Sign in before you apply, and you’ll see your application’s status in your profile.',
  },
  {
    id: 'privacy',
    question: 'Who sees my license?',
    answer: 'Our team, to check it. We strip location and camera data from photos.',
  },
];
