import { expect, type Locator } from '@playwright/test';
import { focusBy } from './control.ts';
import { reach } from './reach.ts';

/** Longer texts are pasted, as people do who bring one along. */
const typedAtMost = 400;

/** Puts a text in the place of what a field holds. */
export async function write(field: Locator, text: string): Promise<void> {
  const { control, kind } = await reach(field);
  const { keyboard } = field.page();
  if (kind === 'date') {
    await writeDate(field, text);
  } else {
    await keyboard.press('ControlOrMeta+A');
    if (text === '') await keyboard.press('Delete');
    else if (text.length > typedAtMost) await keyboard.insertText(text);
    else await keyboard.type(text);
  }
  if ((await focusBy(control)) !== 'on it') {
    throw new Error(`It lost the focus while a text was typed: ${field.toString()}`);
  }
}

/**
 * Types a day, and a time, into the parts of a field, in the order of Chromium's own English,
 * from the first part on.
 * @param text `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`, or nothing
 */
async function writeDate(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page();
  const [day = '', time] = text.split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  if (text === '') {
    for (let part = 0; part < 6; part += 1) {
      await keyboard.press('Delete');
      await keyboard.press('ArrowRight');
    }
  } else {
    await keyboard.type(`${month}${date}${year}`);
  }
  if (time !== undefined) {
    const [hour = '', minute = ''] = time.split(':');
    const hours = String(Number(hour) % 12 || 12).padStart(2, '0');
    await keyboard.press('ArrowRight');
    await keyboard.type(`${hours}${minute}${Number(hour) < 12 ? 'A' : 'P'}`);
  }
  expect(await field.inputValue(), `what the keys left in ${field.toString()}`).toBe(text);
}
