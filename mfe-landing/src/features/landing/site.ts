/** What differs from one site to another: the address to write to, the figures, the stories. */
export const site = {
  supportAddress: 'support@ifj.example',
  figures: [
    { value: '5,000+', label: 'Internships facilitated' },
    { value: '90%', label: 'Placement rate' },
    { value: '1,200+', label: 'Partner organizations' },
  ],
  stories: [
    {
      name: 'Adaeze, 300 level',
      place: 'Computer Science, Enugu',
      text: 'I filtered by field, applied to three internships with the same resume, and could see each time when it had been opened. The second one called me for an interview.',
    },
    {
      name: 'Ibrahim, HND graduate',
      place: 'Electrical Engineering, Kaduna',
      text: 'Everything happened on my phone. What I had typed was still there when the network dropped, and I always knew where my application stood.',
    },
    {
      name: 'A logistics company',
      place: '12 employees, Lagos',
      text: 'We posted one role and read every letter in one place. Nobody who wrote to us was left without an answer.',
    },
  ],
};
