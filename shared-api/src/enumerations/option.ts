/** One value of an enumeration: as it goes over the wire, and as it is read. */
export interface Option<Value> {
  value: Value;
  label: string;
}

/** The label of a value; a value nobody knows is shown as it is. */
export function labelOf(
  options: readonly Option<string | number>[],
  value: string | number | null | undefined,
): string {
  return options.find((option) => option.value === value)?.label ?? String(value ?? '');
}

/** All values of an enumeration. */
export const valuesOf = <Value extends string>(options: readonly Option<Value>[]): Value[] =>
  options.map(({ value }) => value);
