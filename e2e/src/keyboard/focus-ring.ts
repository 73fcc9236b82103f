import { expect, type JSHandle } from '@playwright/test';
import type { Control } from './control.ts';

/** What may draw the focus: outline, shadow and border of one element. */
interface Look {
  outline: string;
  shadow: string;
  border: string;
}

/** Where the focus of a control may be drawn, and how these places look without it. */
export interface Unfocused {
  places: JSHandle<Element[]>;
  looks: Look[];
}

/** Looks at a control and at what stands around it before it takes the focus. */
export async function lookBefore(control: Control): Promise<Unfocused> {
  const places = await control.evaluateHandle((element) => {
    const found = new Set([element, ...(element.parentElement?.children ?? [])]);
    for (const label of (element as HTMLInputElement).labels ?? []) found.add(label);
    const levels = 3;
    let around = element.parentElement;
    for (let level = 0; level < levels && around; level += 1, around = around.parentElement) {
      found.add(around);
    }
    return [...found];
  });
  return { places, looks: await looksOf(places) };
}

const looksOf = (places: JSHandle<Element[]>): Promise<Look[]> =>
  places.evaluate((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const hasOutline = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
      return {
        outline: hasOutline ? `${style.outlineWidth} ${style.outlineColor}` : 'none',
        shadow: style.boxShadow,
        border: `${style.borderWidth} ${style.borderStyle} ${style.borderColor}`,
      };
    }),
  );

const isRing = (before: Look, now: Look): boolean =>
  (now.outline !== 'none' && now.outline !== before.outline) ||
  (now.shadow !== 'none' && now.shadow !== before.shadow) ||
  now.border !== before.border;

/**
 * Fails unless a person sees where the focus is: the control or what stands around it is drawn
 * otherwise than without the focus, and it is in the window with nothing over it (WCAG 2.2, 2.4.7
 * and 2.4.11).
 */
export async function expectFocusInSight(
  control: Control,
  { places, looks }: Unfocused,
  name: string,
): Promise<void> {
  await expect
    .poll(async () => (await looksOf(places)).some((now, at) => isRing(looks[at] ?? now, now)), {
      message: `shows that it has the focus: ${name}`,
    })
    .toBe(true);
  await expectInSight(control, name);
}

/** Fails unless the middle of what is in the window of an element can be seen. */
export async function expectInSight(control: Control, name: string): Promise<void> {
  await expect
    .poll(() => hindrance(control), { message: `can be seen while it has the focus: ${name}` })
    .toBeNull();
}

const hindrance = (control: Control): Promise<string | null> =>
  control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    // What is hidden for the eye is drawn by what stands around it.
    const drawn = width * height > 4 ? element : (element.parentElement ?? element);
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const [west, east] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [north, south] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (east - west < 1 || south - north < 1) return 'it is outside the window';
    const seen = document.elementFromPoint((west + east) / 2, (north + south) / 2);
    if (!seen || drawn.contains(seen) || drawn.closest('label')?.contains(seen)) return null;
    const isAround = seen.contains(drawn) && seen !== document.body;
    return isAround ? null : `it is covered by ${seen.outerHTML.slice(0, 160)}`;
  });
