/** What an internship is about, as somebody who needs an intern would write it. */
interface Role {
  title: string;
  department: string;
  field: 'Art' | 'Science' | 'Commercial';
  work: string;
  needs: string;
}

const roles: Role[] = [
  {
    title: 'Backend Engineering Intern',
    department: 'Payments',
    field: 'Science',
    work: 'You work on the service that settles 40,000 card payments a day.\n\nIn the first month you mend small faults; then one call is yours, from its test to its release.',
    needs: '- Go, Java or TypeScript at the level of a course\n- SQL\n- Patience with old code',
  },
  {
    title: 'Laboratory Assistant (Microbiology)',
    department: 'Quality control',
    field: 'Science',
    work: 'You prepare media, plate samples from the bottling line & write down what grew. Two days a week you go with the sampling van.',
    needs: 'You work beside two analysts.\nAble to keep a clean bench\nStrong handwriting',
  },
  {
    title: 'Audit Trainee',
    department: 'Audit & Assurance',
    field: 'Commercial',
    work: 'Our teams visit clients in Lagos, Ibadan and Benin City. You count stock, tick invoices against the ledger, and ask why where they differ.',
    needs: '• Accounting, second year or later\n• Excel\n• Ready to travel',
  },
  {
    title: 'Editorial Intern, Yorùbá desk',
    department: 'Newsroom',
    field: 'Art',
    work: 'Ìròyìn kò tọ́jọ́: you write three short pieces a day in Yorùbá, with every tone mark, and read those of others before they go out.',
    needs: 'Fluent in Yorùbá and English\nExcellent spelling',
  },
  {
    title: 'Site Engineering Intern',
    department: 'Roads',
    field: 'Science',
    work: '1. You set out levels with the surveyor.\n2. You keep the diary of the site.\n3. You check every delivery of asphalt: 150 °C < t < 165 °C.',
    needs: '* Civil engineering, HND or BSc\n* Boots and a helmet of your own',
  },
  {
    title: 'Social Media Intern',
    department: 'Brand',
    field: 'Commercial',
    work: 'Three accounts, one voice: you plan a week, photograph our market women with their consent, & answer comments within the hour.',
    needs: 'A phone with a good camera.',
  },
  {
    title: 'Graduate Trainee – Credit Risk',
    department: 'Risk',
    field: 'Commercial',
    work: 'You rebuild our scorecard for small traders in Python and explain to the branch managers, in plain words, what it refuses and why.',
    needs: '- Statistics or economics\n- Python or R\n- You say "I do not know" when you do not',
  },
  {
    title: 'Textile Design Intern',
    department: 'Studio',
    field: 'Art',
    work: 'Àdìrẹ is older than our company. You draw repeats for it that print well on cotton, and dye a metre of each yourself.',
    needs: 'Bring ten drawings.\n- Illustrator or pencil, as you like',
  },
  {
    title: 'Agronomy Field Intern',
    department: 'Outgrowers',
    field: 'Science',
    work: 'Sixty cassava farmers near Makurdi measure their yield with you. You ride a motorcycle, speak Tiv or Hausa, and bring the numbers home.',
    needs: 'Able to ride a motorcycle\nAble to work in the rain',
  },
  {
    title: 'Customer Support Intern (night shift)',
    department: 'Support',
    field: 'Commercial',
    work: 'From 22:00 to 06:00, twice a week, you answer chats of customers whose transfer did not arrive. Most of them did; you show where.',
    needs: '- Calm\n- Written English and Pidgin',
  },
];

interface Employer {
  name: string;
  state: string;
  env_mode: 'onsite' | 'remote' | 'hybrid';
  stipend: 0 | 1;
  amount?: string;
  duration: string;
}

const employers: Employer[] = [
  {
    name: 'Kuramo Software Limited',
    state: 'Lagos',
    env_mode: 'hybrid',
    stipend: 1,
    amount: '80000 - 120000 NGN per month',
    duration: '6 months',
  },
  {
    name: 'Adé & Daughters "Fabrics"',
    state: 'Ogun',
    env_mode: 'onsite',
    stipend: 0,
    duration: '12 weeks (SIWES)',
  },
  {
    name: 'Ọ̀run Data',
    state: 'Oyo',
    env_mode: 'remote',
    stipend: 1,
    amount: '25000 - 25000 NGN per week',
    duration: '3 to 6 months',
  },
  {
    name: "Zuma Rock Farmers' Cooperative",
    state: 'Federal Capital Territory',
    env_mode: 'onsite',
    stipend: 1,
    amount: '150000 - 200000 NGN total',
    duration: '3 months',
  },
  {
    name: 'Delta Bridge Plc',
    state: 'Delta',
    env_mode: 'remote',
    stipend: 1,
    amount: '60000 - 90000 NGN',
    duration: 'One year',
  },
];

/** An employer and the jobs it posts, as calls of the api take them. */
export interface Postings {
  organization: { company_name: string; company_state: string };
  jobs: Record<string, unknown>[];
}

/** Fifty jobs as people post them: each of ten roles with each of five employers. */
export const postings: Postings[] = employers.map(({ name, state, ...terms }) => ({
  organization: { company_name: name, company_state: state },
  jobs: roles.map(({ title, department, field, work, needs }) => ({
    job_title: title,
    department,
    field,
    job_description: work,
    job_requirements: needs,
    ...terms,
  })),
}));
