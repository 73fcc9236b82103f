/** How it works, for each side. */
export const sides = [
  {
    audience: 'For students and graduates',
    steps: [
      {
        title: 'Create your account',
        text: 'How to reach you, and what you study: that is all we ask.',
      },
      {
        title: 'Find what fits you',
        text: 'Look through open internships by field, company, place, stipend or deadline.',
      },
      {
        title: 'Apply and follow it',
        text: 'Send your resume and letters, and see at any time where your application stands.',
      },
    ],
  },
  {
    audience: 'For organizations',
    steps: [
      {
        title: 'Register your company',
        text: 'With its CAC number, so that we can check it before anything is shown.',
      },
      {
        title: 'Post an internship',
        text: 'Say what the work is, what you pay and until when you take applications.',
      },
      {
        title: 'Choose your intern',
        text: 'Read every application in one place, invite candidates, and decide.',
      },
    ],
  },
];
