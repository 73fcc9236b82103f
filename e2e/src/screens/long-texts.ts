/** So many characters without a place to break. */
const word = (length: number): string =>
  'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(Math.ceil(length / 43)).slice(0, length);

/** So many characters in words as people write them. */
const sentence = (length: number): string =>
  'Between the harbour and the market we count, weigh, ask and write down what comes in and what goes out, '
    .repeat(Math.ceil(length / 104))
    .slice(0, length)
    .trim();

/** As long as the api takes it, half of it one word. */
const line = (length: number): string => {
  const half = Math.floor(length / 2);
  return `${word(half)} ${sentence(length - half - 1)}`;
};

const bullets = Array.from({ length: 12 }, (_, at) => `- ${at + 1}. ${sentence(160)}`).join('\n');

export const longestStudent = {
  full_name: word(120),
  university: line(160),
  course_of_study: word(160),
  phone: '+234 803 123 4567',
};

export const longestOrganization = {
  company_name: line(160),
  company_street_address: word(240),
  company_state: 'Federal Capital Territory',
  company_cac_number: 'RC 123 456 789 012',
  interview_link: `https://meet.google.com/${'a'.repeat(176)}`,
};

export const longestJob = {
  job_title: word(150),
  department: line(120),
  duration: word(80),
  stipend: 1,
  amount: '1000000000 - 9000000000 NGN per month',
  job_description: `${word(400)}\n\n${sentence(3000)}`,
  job_requirements: `${sentence(400)}\n${bullets}\n- ${word(300)}`,
};

export const longestLetter = `Dear ${word(300)},\n\n${sentence(2400)}\n\n${word(200)}`;

export const longestReason = `${word(200)} ${sentence(250)}`;

export const longestMeetLink = longestOrganization.interview_link;
