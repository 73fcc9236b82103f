/** The password of every demo account. It is publicly known: never seed a product that is in use. */
export const demoPassword = 'demo-internships';

export interface DemoAccount {
  email: string;
  what: string;
}

/** The accounts that a visitor of the demo signs in with. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'student@ifj.example', what: 'student' },
  { email: 'organization@ifj.example', what: 'verified organization' },
  { email: 'pending@ifj.example', what: 'organization that waits for approval' },
];
