/** One environment variable: what it is for, what it is when absent, and how its text is read. */
export interface Variable<T> {
  about: string;
  fallback: string | undefined;
  read(text: string): T;
}

type Spec = { about: string; fallback?: string };

const variable = <T>(spec: Spec, read: (text: string) => T): Variable<T> => ({
  about: spec.about,
  fallback: spec.fallback,
  read,
});

export const text = (spec: Spec) => variable(spec, (value) => value);

/** Absent is a value of its own: undefined. */
export const optionalText = (spec: Spec) =>
  variable<string | undefined>({ fallback: '', ...spec }, (value) =>
    value === '' ? undefined : value,
  );

export const flag = (spec: Spec) =>
  variable(spec, (value) => {
    if (value === '1') return true;
    if (value === '0') return false;
    throw new Error('must be 0 or 1');
  });

export const wholeNumber = (spec: Spec & { min: number; max: number }) =>
  variable(spec, (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < spec.min || number > spec.max) {
      throw new Error(`must be a whole number from ${spec.min} to ${spec.max}`);
    }
    return number;
  });

export const oneOf = <const T extends string>(spec: Spec & { values: readonly T[] }) =>
  variable(spec, (value) => {
    const found = spec.values.find((known) => known === value);
    if (!found) throw new Error(`must be one of ${spec.values.join(', ')}`);
    return found;
  });

type UrlSpec = Spec & {
  protocols: readonly string[];
  /** Throws what else is wrong with an address. */
  check?: (address: string) => void;
};

export const url = (spec: UrlSpec) =>
  variable(spec, (value) => {
    const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(value)?.[0].toLowerCase();
    if (!scheme || !spec.protocols.includes(scheme)) {
      throw new Error(`must be an address that begins with ${spec.protocols.join(' or ')}`);
    }
    spec.check?.(value);
    return value;
  });

export const optionalUrl = (spec: UrlSpec) =>
  variable<string | undefined>({ fallback: '', ...spec }, (value) =>
    value === '' ? undefined : url(spec).read(value),
  );
