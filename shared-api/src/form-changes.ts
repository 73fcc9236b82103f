/** What a form began with, kept among its values: a draft that comes back brings it along. */
export interface Begun {
  begun: string;
}

/** The values that a form begins with, and with them what they are now. */
export const beginWith = <Values extends object>(values: Values): Values & Begun => ({
  ...values,
  begun: JSON.stringify(values),
});

/** What the values of a form were when it began. */
export function startOf<Values extends Begun>({ begun }: Values): Values {
  return { ...(JSON.parse(begun) as Values), begun };
}

/** The entries, each a text, a number or null, that differ from what they were. */
export function changesOf<Entries extends object>(now: Entries, before: Entries): Partial<Entries> {
  const changed = Object.entries(now).filter(
    ([name, value]) => value !== before[name as keyof Entries],
  );
  return Object.fromEntries(changed) as Partial<Entries>;
}
