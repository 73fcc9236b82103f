import { formatBytes } from '../../format/text.ts';

export type FileKind = 'pdf' | 'docx' | 'doc';

const signatures: Record<FileKind, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  docx: [0x50, 0x4b, 0x03, 0x04],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
};

export interface FileRules {
  kinds: readonly FileKind[];
  /** Largest size in bytes. */
  maxBytes: number;
}

function listKinds(kinds: readonly FileKind[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    kinds.map((kind) => kind.toUpperCase()),
  );
}

/** The rules in words, for before a file is chosen: "PDF, DOCX or DOC, up to 5 MB". */
export function describeRules({ kinds, maxBytes }: FileRules): string {
  return `${listKinds(kinds)}, up to ${formatBytes(maxBytes)}`;
}

function kindOf(name: string, kinds: readonly FileKind[]): FileKind | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase();
  return kinds.find((kind) => kind === ending);
}

async function startsLike(file: Blob, kind: FileKind): Promise<boolean> {
  const signature = signatures[kind];
  const head = new Uint8Array(await file.slice(0, signature.length).arrayBuffer());
  return signature.every((byte, index) => head[index] === byte);
}

/**
 * Looks at a file's name, size and first bytes.
 * @returns which rule it breaks, in a sentence, or null
 */
export async function fileProblem(file: File, rules: FileRules): Promise<string | null> {
  const kind = kindOf(file.name, rules.kinds);
  if (!kind) return `“${file.name}” is not a ${listKinds(rules.kinds)} file.`;
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (file.size > rules.maxBytes) {
    // Rounded up: a size just past the limit would read like the limit.
    const size = formatBytes(file.size, Math.ceil);
    return `“${file.name}” is ${size}; the limit is ${formatBytes(rules.maxBytes)}.`;
  }
  try {
    if (await startsLike(file, kind)) return null;
  } catch {
    return `“${file.name}” could not be read. Choose it again.`;
  }
  return `“${file.name}” is named .${kind} but its content is something else.`;
}
