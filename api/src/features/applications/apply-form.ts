import { ApiError, invalid, notFound, type FieldTexts } from '../../errors.ts';
import { textFormatSentence } from '../../plugins/field-texts.ts';
import { unstorableText } from '../../plugins/plain-text.ts';
import { textFormats } from '../../schema/text-formats.ts';
import { judgeFile, type BrokenRule } from '../files/file-rules.ts';
import type { AcceptedFile } from '../files/file.service.ts';
import type { ReadForm, SpooledFile } from '../files/form-reader.ts';
import type { Session } from '../sessions/session.service.ts';
import { coverLetterMaximum } from './application.schema.ts';

const texts = ['job_id', 'org_id', 'user_id', 'cover_letter'] as const;
const files = ['resume', 'internship_letter'] as const;
type FileField = (typeof files)[number];

/** A form whose every part is acceptable. */
export interface AcceptedForm {
  jobId: string;
  orgId: string | undefined;
  coverLetter: string;
  files: AcceptedFile[];
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const label = (name: string) => name.replaceAll('_', ' ');

function shapeProblems(form: ReadForm): FieldTexts {
  const problems: FieldTexts = {};
  const isText = (name: string) => (texts as readonly string[]).includes(name);
  const isFile = (name: string) => (files as readonly string[]).includes(name);
  for (const name of [...form.texts.keys(), ...form.files.keys()]) {
    const shown = name.slice(0, 100);
    if (!isText(name) && !isFile(name))
      problems[shown] = `${label(shown)} is not a field of this call.`;
    else if (form.repeated.has(name)) problems[shown] = `${label(shown)} was given twice.`;
  }
  for (const name of texts) {
    if (form.files.has(name) || form.noText.has(name))
      problems[name] = `${label(name)} must be a text.`;
  }
  for (const name of files) {
    if (form.texts.has(name)) problems[name] = `${label(name)} must be a file.`;
  }
  return problems;
}

function textProblems(form: ReadForm): FieldTexts {
  const problems: FieldTexts = {};
  const letter = form.texts.get('cover_letter') ?? '';
  if (letter.trim() === '') problems['cover_letter'] = 'cover letter is required.';
  else if (letter.length > coverLetterMaximum || form.tooLong.has('cover_letter')) {
    problems['cover_letter'] = `cover letter must have at most ${coverLetterMaximum} characters.`;
  } else if (!textFormats.prose.form.test(letter)) {
    problems['cover_letter'] = textFormatSentence('cover letter', 'prose');
  }
  if (!form.texts.get('job_id')) problems['job_id'] = 'job id is required.';
  for (const name of texts) {
    const unreadable = unstorableText(form.texts.get(name) ?? '', name);
    if (unreadable !== null) problems[name] = 'This text has unreadable characters.';
  }
  return problems;
}

const isChosen = (file: SpooledFile | undefined): file is SpooledFile =>
  file !== undefined && (file.size > 0 || file.name !== '');

async function fileProblem(file: SpooledFile, kind: FileField) {
  const called = label(kind);
  if (file.size === 0) return { broken: 'type' as const, text: `${called} is an empty file.` };
  const size = file.tooLarge ? Number.POSITIVE_INFINITY : file.size;
  return judgeFile({ ...file, size }, called);
}

function refuse(problems: FieldTexts, broken: Set<BrokenRule | 'form'>): void {
  if (broken.size === 0) return;
  if (broken.has('form')) throw invalid(problems);
  if (broken.has('size')) {
    throw new ApiError(413, 'FILE_TOO_LARGE', Object.values(problems).join(' '), problems);
  }
  throw new ApiError(415, 'FILE_TYPE_NOT_ALLOWED', Object.values(problems).join(' '), problems);
}

/** Ids that name somebody else are refused as if what they name did not exist. */
function refuseStrangers(form: ReadForm, session: Session): void {
  const userId = form.texts.get('user_id');
  if (userId && userId.toLowerCase() !== session.userId) throw notFound();
  for (const name of ['job_id', 'org_id']) {
    const id = form.texts.get(name);
    if (id && !uuid.test(id)) throw notFound();
  }
}

/**
 * Judges every part of a form that was read.
 * @throws 400, 413 or 415, always with `fields` that say for each part what is wrong with it;
 * 404 if it names another user, or something that is no id.
 */
export async function judgeForm(form: ReadForm, session: Session): Promise<AcceptedForm> {
  const problems: FieldTexts = { ...textProblems(form), ...shapeProblems(form) };
  const broken = new Set<BrokenRule | 'form'>();
  if (Object.keys(problems).length > 0) broken.add('form');
  const accepted: AcceptedFile[] = [];
  for (const kind of files) {
    const file = form.files.get(kind);
    if (problems[kind]) continue;
    if (!isChosen(file)) {
      problems[kind] = `${label(kind)} is required.`;
      broken.add('form');
      continue;
    }
    const verdict = await fileProblem(file, kind);
    if ('type' in verdict) accepted.push({ ...file, kind, type: verdict.type });
    else {
      problems[kind] = verdict.text;
      broken.add(verdict.broken);
    }
  }
  refuse(problems, broken);
  refuseStrangers(form, session);
  return {
    jobId: form.texts.get('job_id') ?? '',
    orgId: form.texts.get('org_id') || undefined,
    coverLetter: (form.texts.get('cover_letter') ?? '').trim(),
    files: accepted,
  };
}
