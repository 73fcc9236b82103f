type Values = Readonly<Record<string, unknown>>;

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether anything differs from what a form began with. */
export function hasChanged(values: Values, initial: Values): boolean {
  return Object.entries(values).some(([name, value]) => !isSame(value, initial[name]));
}
