import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../errors.ts';

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
  let running = 0;
  const waiting: (() => void)[] = [];
  const nobody = hash('a password of nobody', parameters);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= atOnce * waitingPerRunning) {
        throw unavailable('Many people are signing in at the moment. Please try again shortly.');
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

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
