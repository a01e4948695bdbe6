/** Shown on the page, and as structured data for search engines. */
export const QUESTIONS: readonly { id: string; question: string; answer: string }[] = [
  {
    id: 'who',
    question: 'Who can have a professional account?',
    answer:
      'People with a license to treat skin that is valid where they work: estheticians, cosmetologists, nurses, physicians and massage therapists, alone or for a business, and educators at a licensed school.',
  },
  {
    id: 'how-long',
    question: 'How long does it take?',
    answer:
      'The form takes five minutes. We look at each license ourselves and answer by mail within two working days.',
  },
  {
    id: 'file',
    question: 'Which file do you need?',
    answer:
      'A photo or a scan on which the number and the last day of your license can be read: a PDF of at most 10 MB, or a PNG, JPEG or WebP picture of at most 5 MB.',
  },
  {
    id: 'cost',
    question: 'Does it cost anything?',
    answer: 'No. There is no fee, no first order that you have to place and no minimum afterwards.',
  },
  {
    id: 'account',
    question: 'I have an account as a retail client. Can I keep it?',
    answer: 'Yes. Sign in before you apply, and your profile shows how your application stands.',
  },
  {
    id: 'privacy',
    question: 'Who sees my license?',
    answer: 'Our team, to check it. From a picture we remove the place and the camera that it was taken with.',
  },
];
