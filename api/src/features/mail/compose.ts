import type { Config } from '../../config.ts';
import { catalogue } from './catalogue.ts';
import { mailHtml, mailText } from './layout.ts';
import { oneLine } from './letters/letter.ts';
import { writeLetter, type Writing } from './templates.ts';

/** A mail's subject, one line, and its two parts. */
export interface Composed {
  subject: string;
  html: string;
  text: string;
}

/** Writes a mail from its template and data. */
export function composeMail(
  { template, data }: Writing,
  { PUBLIC_URL, SUPPORT_ADDRESS }: Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>,
): Composed {
  const letter = writeLetter(template, data);
  const { why } = catalogue[template];
  const frame = { publicUrl: PUBLIC_URL, supportAddress: SUPPORT_ADDRESS, why };
  return {
    subject: oneLine(letter.subject),
    html: mailHtml(letter, frame),
    text: mailText(letter, frame),
  };
}

/** Writes a template's mail with the data of its example. */
export const composeExample = (
  template: Writing['template'],
  config: Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>,
): Composed => composeMail({ template, data: catalogue[template].example } as Writing, config);
