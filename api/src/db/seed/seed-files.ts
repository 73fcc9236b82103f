import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { spoolName } from '../../features/files/file-sweep.ts';
import { storeFiles, type AcceptedFile } from '../../features/files/file.service.ts';
import type { DemoStudent } from './demo-data.ts';
import { demoPdf } from './demo-pdf.ts';

const resume = (student: DemoStudent) =>
  demoPdf([
    student.full_name,
    `${student.degree} ${student.course_of_study} (${student.status})`,
    student.university,
    `${student.email}   ${student.phone}`,
    '',
    'This resume belongs to the demonstration data.',
  ]);

const letter = (student: DemoStudent) =>
  demoPdf([
    'Letter of introduction',
    student.university,
    '',
    `We confirm that ${student.full_name} is known to us and studies`,
    `${student.course_of_study}. We ask you to give them a place for an internship.`,
    '',
    'This letter belongs to the demonstration data.',
  ]);

/**
 * Stores a resume and a letter for a demo student, as an upload would.
 * @returns the files' ids; they belong to no application yet.
 */
export async function seedFiles(app: FastifyInstance, student: DemoStudent): Promise<string[]> {
  const claim = await app.claim.number();
  const spooled = async (kind: AcceptedFile['kind'], content: Buffer): Promise<AcceptedFile> => {
    const path = join(app.files.spool, spoolName(claim, randomUUID()));
    await writeFile(path, content, { mode: 0o600, flush: true });
    return {
      kind,
      path,
      name: `${student.full_name} ${kind.replace('_', ' ')}.pdf`,
      type: 'pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  };
  return storeFiles(app, [
    await spooled('resume', resume(student)),
    await spooled('internship_letter', letter(student)),
  ]);
}
