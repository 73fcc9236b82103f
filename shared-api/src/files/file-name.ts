/**
 * The file name in a `Content-Disposition` header (RFC 6266): the extended form wins.
 *
 * @returns the name, or null when the header gives none that can be read
 */
export function nameInDisposition(header: string | null): string | null {
  const extended = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // A badly encoded name: the plain form follows.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '');
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? null;
}
