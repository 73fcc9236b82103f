import type { DiscoveryDocument, MicroFrontend } from '../../contract/discovery.ts';

/** Since when releases are live, by this gateway's clock: whoever promotes may have a wrong one. */
export class Sightings {
  /** By release and the time that the document says. */
  #since = new Map<string, string>();
  /** What was not there then was made live later. */
  #lookedAt: string | undefined;

  /**
   * @returns the document, with the last time at which each of its releases was not live yet; what
   *   was live at the first look is as old as it says, unless that lies ahead
   */
  date(document: DiscoveryDocument): DiscoveryDocument {
    const now = new Date().toISOString();
    const since = new Map<string, string>();
    const dated = (name: string, entry: MicroFrontend): MicroFrontend => {
      const { metadata, extras } = entry;
      const key = `${name}@${metadata.version} ${extras.since}`;
      const said = extras.since < now ? extras.since : now;
      const seen = this.#since.get(key) ?? this.#lookedAt ?? said;
      since.set(key, seen);
      return { ...entry, extras: { ...extras, since: seen } };
    };
    const microFrontends = Object.fromEntries(
      Object.entries(document.microFrontends).map(([name, entries]) => [
        name,
        entries.map((entry) => dated(name, entry)),
      ]),
    );
    this.#since = since;
    this.#lookedAt = now;
    return { ...document, microFrontends };
  }
}
