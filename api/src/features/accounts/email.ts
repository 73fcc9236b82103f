/** An email as accounts are stored under it. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

const gmailDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an email leads to, as far as can be told: most providers deliver `name+tag` to
 * `name`, and Gmail takes no notice of dots. It is good for counting, not for knowing somebody.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/(?<=.)\+.*/, '');
  const domain = email.slice(at + 1);
  if (!gmailDomains.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
