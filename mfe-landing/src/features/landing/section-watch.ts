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
   * @returns the section that came into view last; of several at once the wanted or the first one
   */
  see(sightings: Sighting[], wanted: string): SectionId {
    const came: SectionId[] = [];
    for (const { id } of sections) {
      const sighting = sightings.findLast(({ target }) => target.id === id);
      if (!sighting) continue;
      if (!isInView(sighting)) this.#inView.delete(id);
      else if (!this.#inView.has(id)) {
        this.#inView.add(id);
        came.push(id);
      }
    }
    const candidates = came.length > 0 ? came : this.#leftFor();
    this.#current = candidates.find((id) => id === wanted) ?? candidates[0] ?? this.#current;
    return this.#current;
  }

  /** Where the reader is when the current section has gone and another is still there. */
  #leftFor(): SectionId[] {
    return this.#inView.has(this.#current) ? [] : [...this.#inView];
  }
}
