/** Questions and answers, in the order of the page. */
export const faqs = [
  {
    question: 'Does it cost anything?',
    answer:
      'No. Looking for an internship and posting one are both free. Nobody on this site may ask you for money: if someone does, write to us.',
  },
  {
    question: 'How do you know that a company is real?',
    answer:
      'Every organization registers with its CAC number and waits until we have checked it. Until then it can neither post an internship nor see an applicant.',
  },
  {
    question: 'Who can see my resume?',
    answer: 'You, and the organization you sent it to. Nobody else, and it is never public.',
  },
  {
    question: 'Which files do I need to apply?',
    answer:
      'A resume and an internship letter from your school, each as PDF, DOC or DOCX of at most 5 MB, and a cover letter that you write in the form.',
  },
  {
    question: 'I have already graduated. Can I still apply?',
    answer:
      'Yes. Graduates and undergraduates of universities, polytechnics and colleges are all welcome.',
  },
  {
    question: 'How do I know what became of my application?',
    answer:
      'Your Applications screen shows where each one stands: applied, viewed, invited to an interview, accepted or rejected.',
  },
];
