import { tooManyTries } from '../../errors.ts';

/** Of one user; others need places, too. */
export const uploadsOfOne = 20;
const underWay = new Map<string, number>();

const tooMany = () =>
  tooManyTries(
    5,
    `You are sending ${uploadsOfOne} applications already. Please wait until one has arrived and try again.`,
  );

/** Receives an upload of a user. @throws 429 while they have as many under way as one may have. */
export async function asOneOfFew<T>(userId: string, upload: () => Promise<T>): Promise<T> {
  const others = underWay.get(userId) ?? 0;
  if (others >= uploadsOfOne) throw tooMany();
  underWay.set(userId, others + 1);
  try {
    return await upload();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}
