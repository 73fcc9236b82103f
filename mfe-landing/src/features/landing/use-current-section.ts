import { useEffect, useState } from 'react';
import { SectionWatch } from './section-watch.ts';
import { sections, type SectionId } from './sections.ts';

/** Every hundredth: what counts depends on how tall a section and the screen are. */
const steps = Array.from({ length: 101 }, (_, index) => index / 100);

/** The id of the section the reader is at. */
export const useCurrentSection = (): SectionId => {
  const [current, setCurrent] = useState<SectionId>('home');
  useEffect(() => {
    const watch = new SectionWatch();
    const observer = new IntersectionObserver(
      (entries) => {
        setCurrent(watch.see(entries, location.hash.slice(1)));
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
