import type { Locator } from '@playwright/test';
import { controlOf, focusBy, kindOf, type Control, type Kind } from './control.ts';
import { expectFocusKept, rememberFocus } from './focus-kept.ts';
import { expectFocusInSight, expectInSight, lookBefore } from './focus-ring.ts';
import { awaitFocusInMenu, moveInGroup, moveToFirstPart, moveToOption } from './groups.ts';

/** A control that has the focus, or that the combobox with the focus points at. */
export interface Reached {
  control: Control;
  kind: Kind;
}

/**
 * Brings the focus to the control of an element: by Tab or Shift+Tab, whichever is nearer, and
 * within a group that is one stop of Tab by its arrow key.
 * @throws Error when the focus comes round without having been there, or cannot be seen there
 */
export async function reach(target: Locator): Promise<Reached> {
  const name = target.toString();
  const page = target.page();
  let control = await controlOf(target);
  await expectFocusKept(page, name);
  const kind = await kindOf(control);
  if (kind === 'option') {
    await moveToOption(page, control, name);
    return { control, kind };
  }
  if (kind === 'menu item') await awaitFocusInMenu(control, name);

  let focus = await focusBy(control);
  if (focus === 'on it') {
    if (kind === 'date') await moveToFirstPart(page, control);
    await expectInSight(control, name);
    return { control, kind };
  }
  let before = await lookBefore(control);
  const { stops, isBehind } = await stopsTo(control);
  // Twice round, since the page may take the focus to a heading or a dialog meanwhile.
  const most = 2 * stops;
  for (let presses = 0; focus === 'away' || focus === 'gone'; presses += 1) {
    if (presses > most) throw new Error(`It cannot be reached by Tab: ${name}`);
    if (focus === 'gone') {
      control = await controlOf(target);
      before = await lookBefore(control);
    } else {
      await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    }
    focus = await focusBy(control);
  }
  if (focus === 'in its group') {
    await moveInGroup(page, control, kind === 'tab' ? 'ArrowRight' : 'ArrowDown', name);
  }
  if (kind === 'date') await moveToFirstPart(page, control);
  await expectFocusInSight(control, before, name);
  await rememberFocus(page);
  return { control, kind };
}

/** How many stops of Tab the page has, and whether a control is nearer by Shift+Tab. */
const stopsTo = (control: Control): Promise<{ stops: number; isBehind: boolean }> =>
  control.evaluate((element) => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
    );
    const placeOf = (node: Element | null): number =>
      node === null || node === document.body
        ? 0
        : stops.filter((s) => s.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
            .length;
    const ahead = placeOf(element) - placeOf(document.activeElement);
    const round = stops.length;
    // The parts of a date are stops of their own; so is the end of the page.
    const inside = 5 * document.querySelectorAll('input[type^="date"]').length + 5;
    return { stops: round + inside, isBehind: (ahead + round) % round > round / 2 };
  });
