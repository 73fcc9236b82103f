import { highlightThreshold, sections, type SectionId } from './sections.ts';

/** What an IntersectionObserver reports of a section. */
export type Sighting = Pick<
  IntersectionObserverEntry,
  'target' | 'boundingClientRect' | 'intersectionRect' | 'rootBounds'
>;

/** A section of which the screen can never show that share counts once it fills as much of it. */
function isInView({ boundingClientRect, intersectionRect, rootBounds }: Sighting): boolean {
  const { height } = boundingClientRect;
  const screen = rootBounds?.height ?? height;
  const whole = height * highlightThreshold > screen ? screen : height;
  return whole > 0 && intersectionRect.height / whole >= highlightThreshold;
}

/** Follows which sections are in view, and at which of them the reader is. */
export class SectionWatch {
  readonly #inView = new Set<SectionId>();
  #current: SectionId = 'home';

  /**
   * @param wanted the section that the address names
   * @returns the section that came into view last; of several at once the wanted or the first one,
   *   and the wanted one also if it was in view before and the reader has just left another for it
   */
  see(sightings: Sighting[], wanted: string): SectionId {
    const came: SectionId[] = [];
    for (const { id } of sections) {
      const sighting = sightings.filter(({ target }) => target.id === id).at(-1);
      if (!sighting) continue;
      if (!isInView(sighting)) this.#inView.delete(id);
      else if (!this.#inView.has(id)) {
        this.#inView.add(id);
        came.push(id);
      }
    }
    const candidates = this.#inView.has(this.#current) ? came : [...this.#inView];
    this.#current =
      candidates.find((id) => id === wanted) ?? came[0] ?? candidates[0] ?? this.#current;
    return this.#current;
  }
}
