export const greetings = [
  'Dear Hiring Manager,',
  'Dear Sir or Madam,',
  'To whom it may concern,',
  'Good day,',
];

export const sentences = [
  'I am writing to apply for the position you have posted.',
  'I am in my third year and have to complete my industrial training this session.',
  'During my last holidays I helped in a shop, where I kept the books and learned to be on time.',
  'My project work was about a problem that your company deals with every day.',
  'I have taken courses in statistics, writing and the use of computers.',
  'People who have worked with me say that I am patient and that I finish what I begin.',
  'I have followed your company for some years and would be glad to learn from your team.',
  'In my department I led a group of five that organized a conference for two hundred students.',
  'I taught myself the tools that your posting asks for and use them weekly.',
  'I live close by and can begin at once.',
  'My supervisor has agreed to give a reference.',
  'I am comfortable with figures and enjoy finding out why they do not add up.',
  'Last year I volunteered at a health outreach in my local government area.',
  'I would like to find out whether this kind of work is for me.',
  'My resume and the letter from my school are attached.',
  'I write clearly in English and speak two other languages.',
];

export const closings = [
  'I would be glad to tell you more in an interview.',
  'Thank you for your time.',
  'I look forward to hearing from you.',
];
