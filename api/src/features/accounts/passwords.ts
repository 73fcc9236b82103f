import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../errors.ts';
import { takeTurns } from '../../turns.ts';

/** argon2id (2; the package's enumeration is empty at run time) with OWASP's parameters. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** So many wait for each one that is hashed, about a second; more are sent away. */
const waitingPerRunning = 20;

export interface Passwords {
  /** @returns a PHC string. @throws 503 while too many are being hashed. */
  hash(password: string): Promise<string>;
  /** @throws 503 while too many are being hashed. */
  verify(password: string, stored: string): Promise<boolean>;
  /** Takes as long as `verify`, for an account that is not there. @throws 503 likewise. */
  verifyNobody(password: string): Promise<false>;
}

/** Hashes at most `atOnce` passwords at the same time, since each takes 19 MiB and a core. */
export function createPasswords(atOnce: number): Passwords {
  const nobody = hash('a password of nobody', parameters);
  const inTurn = takeTurns(atOnce, atOnce * waitingPerRunning, () =>
    unavailable('Many people are signing in at the moment. Please try again shortly.'),
  );

  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    verify: (password, stored) => inTurn(() => verify(stored, password)),
    verifyNobody: async (password) => {
      const stored = await nobody;
      await inTurn(() => verify(stored, password));
      return false;
    },
  };
}
