import { useEffect, useState } from 'react';
import { highlightThreshold, sections, type SectionId } from './sections.ts';

// A section taller than the screen can never show 60 % of itself, so the share
// is taken of what the screen could show; the finer steps make the observer
// report such a section too.
const steps = [0.1, 0.2, 0.3, 0.4, 0.5, highlightThreshold, 0.7, 0.8, 0.9, 1];

const isCurrent = (entry: IntersectionObserverEntry) => {
  const height = entry.boundingClientRect.height;
  const possible = Math.min(height, entry.rootBounds?.height ?? height);
  return possible > 0 && entry.intersectionRect.height / possible >= highlightThreshold;
};

/** The id of the section the reader is at: the last one of which at least 60 % came into view. */
export const useCurrentSection = (): SectionId => {
  const [current, setCurrent] = useState<SectionId>('home');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = sections.find(({ id }) =>
          entries.some((entry) => entry.target.id === id && isCurrent(entry)),
        );
        if (seen) setCurrent(seen.id);
      },
      { threshold: steps },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => {
      observer.disconnect();
    };
  }, []);
  return current;
};
