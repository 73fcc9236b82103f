import { describe, expect, test } from '@jest/globals';
import { SectionWatch, type Sighting } from './section-watch.ts';
import type { SectionId } from './sections.ts';

const screenHeight = 800;

function sighting(id: SectionId, height: number, visible: number): Sighting {
  const target = document.createElement('div');
  target.id = id;
  return {
    target,
    boundingClientRect: { height } as DOMRectReadOnly,
    intersectionRect: { height: visible } as DOMRectReadOnly,
    rootBounds: { height: screenHeight } as DOMRectReadOnly,
  };
}

const see = (watch: SectionWatch, ...sightings: Sighting[]) => watch.see(sightings, '');

describe('the section that the reader is at', () => {
  test('is one of which 60 % are in view', () => {
    const watch = new SectionWatch();
    expect(see(watch, sighting('stories', 500, 299))).toBe('home');
    expect(see(watch, sighting('stories', 500, 300))).toBe('stories');
  });

  test('is one of which 60 % are in view also where it is somewhat taller than the screen', () => {
    const watch = new SectionWatch();
    expect(see(watch, sighting('stories', 1_000, 599))).toBe('home');
    expect(see(watch, sighting('stories', 1_000, 600))).toBe('stories');
  });

  test('is one that fills 60 % of the screen, where no more of it can be shown', () => {
    const watch = new SectionWatch();
    expect(see(watch, sighting('faqs', 4_000, 479))).toBe('home');
    expect(see(watch, sighting('faqs', 4_000, 480))).toBe('faqs');
  });

  test('is the one that came last, however long another one stays', () => {
    const watch = new SectionWatch();
    see(watch, sighting('impact', 300, 300));
    expect(see(watch, sighting('faqs', 600, 400))).toBe('faqs');
    expect(see(watch, sighting('impact', 300, 250))).toBe('faqs');
    expect(see(watch, sighting('faqs', 600, 300))).toBe('impact');
  });

  test('is the wanted one of several that come at once, else the first', () => {
    const both = [sighting('faqs', 600, 600), sighting('impact', 300, 200)];
    expect(new SectionWatch().see(both, 'faqs')).toBe('faqs');
    expect(new SectionWatch().see(both, '')).toBe('impact');
  });

  test('is the one that an anchor led to, though it was in view before', () => {
    const watch = new SectionWatch();
    watch.see([sighting('stories', 400, 400), sighting('impact', 300, 300)], 'stories');
    const jump = [sighting('stories', 400, 0), sighting('faqs', 600, 440)];
    expect(watch.see(jump, 'impact')).toBe('impact');
  });

  test('stays while nothing else is in view', () => {
    const watch = new SectionWatch();
    see(watch, sighting('stories', 500, 500));
    expect(see(watch, sighting('stories', 500, 0))).toBe('stories');
  });
});
