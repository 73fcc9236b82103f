import { expect, type Page } from '@playwright/test';
import { focusBy, patience, type Control } from './control.ts';
import { expectInSight } from './focus-ring.ts';

/** Moves the focus by an arrow key to another member of the group that has it. */
export async function moveInGroup(page: Page, control: Control, key: string, name: string) {
  const members = await control.evaluate(
    (element) =>
      (
        element.closest('[role="tablist"], [role="menu"], [role="radiogroup"], fieldset, form') ??
        document.body
      ).querySelectorAll('[role="tab"], [role="menuitem"], [type="radio"]').length,
  );
  for (let presses = 0; (await focusBy(control)) !== 'on it'; presses += 1) {
    if (presses > members) throw new Error(`It cannot be reached by ${key}: ${name}`);
    await page.keyboard.press(key);
  }
}

/** A menu takes the focus when it opens; Tab would close it. */
export async function awaitFocusInMenu(control: Control, name: string): Promise<void> {
  await expect
    .poll(() => focusBy(control), { message: `the menu has the focus: ${name}`, timeout: patience })
    .not.toBe('away');
}

/** The suggestion that a combobox points at; the focus stays in the combobox. */
export async function moveToOption(page: Page, option: Control, name: string): Promise<void> {
  const pointed = () =>
    option.evaluate((element) => {
      const listId = element.closest('[role="listbox"]')?.id;
      const { activeElement: box } = document;
      if (box?.getAttribute('aria-controls') !== listId) return 'the focus is elsewhere';
      return box?.getAttribute('aria-activedescendant') === element.id ? 'it' : 'another';
    });
  const options = await option.evaluate(
    (element) =>
      element.closest('[role="listbox"]')?.querySelectorAll('[role="option"]').length ?? 0,
  );
  for (let presses = 0; ; presses += 1) {
    const where = await pointed();
    if (where === 'it') break;
    if (where !== 'another' || presses > options) {
      throw new Error(`It cannot be reached by ArrowDown, ${where}: ${name}`);
    }
    await page.keyboard.press('ArrowDown');
  }
  await expectInSight(option, name);
}

/** The parts of a date are stops of Tab: from before the field it leads to the first of them. */
export async function moveToFirstPart({ keyboard }: Page, date: Control): Promise<void> {
  while ((await focusBy(date)) === 'on it') await keyboard.press('Shift+Tab');
  await keyboard.press('Tab');
}
