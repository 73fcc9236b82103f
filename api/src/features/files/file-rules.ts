import { fileTypeFromFile } from 'file-type';
import { isWordDocument } from './word-document.ts';

/** The most bytes one file may have. */
export const fileLimit = 5 * 1024 * 1024;

export const acceptedExtensions = ['pdf', 'docx', 'doc'] as const;
export type AcceptedExtension = (typeof acceptedExtensions)[number];

export const contentTypes: Record<AcceptedExtension, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

export type BrokenRule = 'size' | 'name' | 'type';
export type Verdict = { type: AcceptedExtension } | { broken: BrokenRule; text: string };

const asAccepted = (extension: string | undefined) =>
  acceptedExtensions.find((accepted) => accepted === extension);

/** For content that cannot be made out. A file that cannot be read says nothing about its sender. */
function unlessUnreadable(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
}

/**
 * What the content of a file is, or undefined if it is nothing we take.
 * @throws an error of the file system if it cannot be read
 */
async function typeByContent(path: string): Promise<AcceptedExtension | undefined> {
  const found = await fileTypeFromFile(path).catch(unlessUnreadable);
  if (found?.ext === 'cfb') return (await isWordDocument(path)) ? 'doc' : undefined;
  return asAccepted(found?.ext);
}

/**
 * Judges a file that lies on disk, by its name and its content.
 * @param file `size` in bytes; `name` as the sender gave it.
 * @param called what the sender knows it as.
 */
export async function judgeFile(
  file: { path: string; name: string; size: number },
  called: string,
): Promise<Verdict> {
  if (file.size > fileLimit) {
    return { broken: 'size', text: `${called} is larger than ${fileLimit / 1024 / 1024} MB.` };
  }
  const named = asAccepted(/\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase());
  if (!named) {
    const text = `${called} must have a name that ends in .pdf, .docx or .doc.`;
    return { broken: 'name', text };
  }
  const type = await typeByContent(file.path);
  if (!type) {
    const text = `${called} does not have the content of a PDF, DOCX or DOC file.`;
    return { broken: 'type', text };
  }
  if (type !== named) {
    const text = `${called} is named .${named}, but its content is ${type.toUpperCase()}.`;
    return { broken: 'name', text };
  }
  return { type };
}
