import { mixed, object, string } from 'yup';
import { limits } from '../../generated/limits.ts';

export interface ApplyValues {
  resume: File | null;
  internship_letter: File | null;
  cover_letter: string;
}

export const emptyApplication: ApplyValues = {
  resume: null,
  internship_letter: null,
  cover_letter: '',
};

const { cover_letter, resume } = limits.applyToJob;
const { maxLength } = cover_letter;

export const coverLetterLength = maxLength;

/** The largest file that the api takes, in bytes. */
export const fileLimit = resume['x-max-bytes'];

export const applySchema = object({
  resume: mixed<File>().required('Choose your resume.'),
  internship_letter: mixed<File>().required('Choose your internship letter.'),
  cover_letter: string()
    .trim()
    .required('Write a cover letter.')
    .max(maxLength, `Keep the letter within ${maxLength} characters.`),
});

/** The key under which a letter is kept until it is sent. */
export const letterDraft = (userId: string, jobId: string): string => `apply:${userId}:${jobId}`;

/** What is still missing, as what to do next; undefined once everything is there. */
export function nextStep(values: ApplyValues): string | undefined {
  const steps = [
    values.resume === null && 'choose your resume',
    values.internship_letter === null && 'choose your internship letter',
    values.cover_letter.trim() === '' && 'write a cover letter',
  ].filter((step) => step !== false);
  return steps.length === 0 ? undefined : `Before you apply: ${steps.join(', ')}.`;
}
