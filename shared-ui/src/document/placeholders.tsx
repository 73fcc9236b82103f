import type { ReactNode } from 'react';

interface PlaceholderProps {
  /** Of a value of the data, `job.title`; inside `Given` of what stands around it first. */
  name: string;
  children: ReactNode;
}

/** `{{name}}`: where the gateway writes a value. It is escaped, in text and in attributes. */
export function placeholder(name: string): string {
  return `{{${name}}}`;
}

/** Stands in a document where the value is there: for a list once for each of its values. */
export function Given({ name, children }: PlaceholderProps) {
  return (
    <>
      {`{{#${name}}}`}
      {children}
      {`{{/${name}}}`}
    </>
  );
}

/** Stands in a document where the value is missing, false, or an empty list. */
export function Absent({ name, children }: PlaceholderProps) {
  return (
    <>
      {`{{^${name}}}`}
      {children}
      {`{{/${name}}}`}
    </>
  );
}
