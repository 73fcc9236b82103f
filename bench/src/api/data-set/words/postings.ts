type Field = 'Art' | 'Science' | 'Commercial';

/** A department, its field, how often it is met, and what interns do there. */
export const departments: readonly (readonly [
  { name: string; field: Field; roles: readonly string[] },
  number,
])[] = [
  [
    {
      name: 'Software Engineering',
      field: 'Science',
      roles: ['Backend Developer', 'Frontend Developer', 'Mobile Developer', 'Software Engineer'],
    },
    14,
  ],
  [
    {
      name: 'Data and Analytics',
      field: 'Science',
      roles: ['Data Analyst', 'Data Engineer', 'Machine Learning', 'Business Intelligence'],
    },
    8,
  ],
  [
    {
      name: 'Marketing',
      field: 'Commercial',
      roles: ['Digital Marketing', 'Brand', 'Social Media', 'Market Research'],
    },
    11,
  ],
  [
    {
      name: 'Finance and Accounts',
      field: 'Commercial',
      roles: ['Accounting', 'Audit', 'Treasury', 'Tax'],
    },
    12,
  ],
  [{ name: 'Human Resources', field: 'Commercial', roles: ['HR', 'Recruitment', 'Training'] }, 8],
  [
    {
      name: 'Sales',
      field: 'Commercial',
      roles: ['Sales', 'Business Development', 'Customer Success'],
    },
    9,
  ],
  [
    {
      name: 'Design',
      field: 'Art',
      roles: ['Graphic Design', 'Product Design', 'Motion Design', 'Fashion Design'],
    },
    7,
  ],
  [
    {
      name: 'Communications',
      field: 'Art',
      roles: ['Content Writing', 'Journalism', 'Public Relations', 'Copywriting'],
    },
    7,
  ],
  [{ name: 'Legal', field: 'Art', roles: ['Legal', 'Compliance', 'Company Secretarial'] }, 5],
  [
    {
      name: 'Laboratory',
      field: 'Science',
      roles: ['Laboratory', 'Quality Control', 'Microbiology', 'Pharmacy'],
    },
    5,
  ],
  [
    {
      name: 'Mechanical and Electrical',
      field: 'Science',
      roles: ['Electrical Engineering', 'Mechanical Engineering', 'Maintenance'],
    },
    5,
  ],
  [
    {
      name: 'Operations',
      field: 'Commercial',
      roles: ['Operations', 'Logistics', 'Procurement', 'Supply Chain'],
    },
    6,
  ],
  [{ name: 'Film and Photography', field: 'Art', roles: ['Video Editing', 'Photography'] }, 2],
  [{ name: 'Agronomy', field: 'Science', roles: ['Agronomy', 'Extension', 'Soil Science'] }, 1],
];

export const levels: readonly (readonly [string, number])[] = [
  ['Intern', 55],
  ['Graduate Intern', 12],
  ['SIWES Trainee', 15],
  ['Industrial Attaché', 8],
  ['Summer Intern', 6],
  ['Fellow', 4],
];

export const openings = [
  'We are looking for an intern who learns quickly and asks good questions.',
  'Our team in {place} has room for one more, and you would sit with the people who do the work.',
  '{company} serves customers in every zone of the country, and interns take part from the first week.',
  'You will join a team of twelve that has grown every year since it was founded.',
  'This internship is for students who want to see how a {role} team works on an ordinary day.',
  'Many of those who lead our departments today began as interns.',
];

export const tasks = [
  'You will prepare weekly reports and present them to the head of department.',
  'You will help to answer customers by telephone, mail and in person.',
  'You will keep records in order and see to it that they agree with the ledger.',
  'You will sit in on meetings with clients and write the minutes.',
  'You will collect data in the field and enter it the same day.',
  'You will test what the others have built and write down what breaks.',
  'You will draft texts and pictures for our channels and measure what they reach.',
  'You will go along on visits to sites in {place} and neighbouring states.',
  'You will look after a small project of your own and show its result at the end.',
  'You will work with spreadsheets, and learn the tools that the team uses.',
  'You will support the preparation of tenders, quotations and invoices.',
  'You will read regulations and sum up what they mean for us.',
  'You will help to organize a training for schools in the neighbourhood.',
  'You will check deliveries against orders and follow up on what is missing.',
  'You will write documentation that the next intern can use.',
];

export const offers = [
  'Transport and lunch are taken care of.',
  'There is a certificate and a reference at the end.',
  'A mentor meets you once a week.',
  'We work from eight to four, and on Fridays until two.',
  'Generators and the internet are reliable.',
  'Good interns are often kept.',
  'Parts of the work can be done from home.',
];

export const requirements = [
  'A letter of introduction from your school',
  'At least two hundred level, any discipline that fits',
  'Good spoken and written English; Hausa, Igbo or Yoruba is an advantage',
  'A laptop of your own',
  'Basic knowledge of spreadsheets and word processing',
  'Readiness to travel within the state',
  'Availability for the whole duration',
  'Attention to detail, and honesty about mistakes',
  'Some experience with {role}, from coursework or a project of your own',
  'Residence in {place} or near it',
];

/** Words that few postings have, as many in a small data set as in a large one. */
export const rareWords = ['hydrogeology', 'lexicography', 'ichthyology'];
/** Words that many postings have. */
export const frequentWords = ['data', 'marketing', 'software'];

export const durations: readonly (readonly [string, number])[] = [
  ['3 months', 38],
  ['6 months', 34],
  ['1 month', 6],
  ['2 months', 8],
  ['4 months', 6],
  ['12 months', 8],
];

export const amounts: readonly (readonly [string, number])[] = [
  ['₦30,000 monthly', 18],
  ['₦50,000 monthly', 30],
  ['₦40,000 monthly', 12],
  ['₦70,000 monthly', 12],
  ['₦100,000 monthly', 12],
  ['₦150,000 monthly', 5],
  ['₦20,000 monthly', 8],
  ['₦1,500 a day', 3],
];
