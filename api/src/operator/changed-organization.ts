import type { OrganizationChangedError } from '../features/organizations/revision.ts';
import type { Command } from './commands.ts';
import { shown } from './shown.ts';

type Decision = Extract<Command, { name: 'verify-organization' | 'refuse-organization' }>;

/** A word as a shell reads it back. */
const quoted = (word: string) =>
  /^[\w@.+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** What stands now, and the command that decides about it. */
export function changedText(
  { name, email, ...given }: Decision,
  { companyName, companyCacNumber, revision }: OrganizationChangedError,
): string {
  const reason = 'reason' in given ? ['--reason', quoted(given.reason)] : [];
  const command = ['npm run operator --', name, quoted(email), '--seen', revision, ...reason];
  return [
    `Nothing was decided: ${shown(email)} has changed what is checked. It is now:`,
    '',
    `  company     ${shown(companyName)}`,
    `  CAC number  ${shown(companyCacNumber)}`,
    `  revision    ${revision}`,
    '',
    'Check this, and then type:',
    '',
    `  ${command.join(' ')}`,
  ].join('\n');
}
