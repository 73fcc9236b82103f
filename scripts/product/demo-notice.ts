import { demoAccounts, demoPassword } from '../../api/src/db/seed/demo-accounts.ts';

const ownMachine = ['127.0.0.1', 'localhost', '::1'];

/** Lines that say how to sign in, and who else can. @param host where the product is reached */
export function demoNotice(host: string): string[] {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`);
  const warning = `Whoever reaches ${host} can sign in with them. With SEED_DEMO=0 an empty DATA_DIR begins without them.`;
  return [
    `Demo accounts, all with the password ${demoPassword}:`,
    ...accounts,
    ...(ownMachine.includes(host) ? [] : [warning]),
  ];
}
