import { expect, type Locator } from '@playwright/test';
import { chooseOption } from './choose.ts';
import type { Kind } from './control.ts';
import { reach } from './reach.ts';
import { write } from './write.ts';

/** With what a journey is done. */
export type Hands = 'pointer' | 'keyboard';

const keyOf: Record<Kind, string | null> = {
  button: 'Enter',
  checkbox: 'Space',
  radio: 'Space',
  tab: 'Enter',
  'menu item': 'Enter',
  option: 'Enter',
  // The focus is all that a click brings.
  field: null,
  date: null,
};

async function setOff(target: Locator): Promise<void> {
  const { kind, control } = await reach(target);
  const isDone = kind === 'radio' && (await control.isChecked());
  const key = keyOf[kind];
  if (key !== null && !isDone) await target.page().keyboard.press(key);
}

async function set(target: Locator, checked: boolean): Promise<void> {
  if ((await target.isChecked()) !== checked) await setOff(target);
  await expect(target).toBeChecked({ checked });
}

function refuse(this: Locator): never {
  throw new Error(`A keyboard has no way to do this with ${this.toString()}`);
}

/** What a locator does when there is nothing but a keyboard. */
const byKeyboard: Partial<Locator> & ThisType<Locator> = {
  async click() {
    await setOff(this);
  },
  async check() {
    await set(this, true);
  },
  async uncheck() {
    await set(this, false);
  },
  async setChecked(checked) {
    await set(this, checked);
  },
  async fill(text) {
    await write(this, text);
  },
  async clear() {
    await write(this, '');
  },
  async press(key) {
    await reach(this);
    await this.page().keyboard.press(key);
  },
  async pressSequentially(text) {
    await reach(this);
    await this.page().keyboard.type(text);
  },
  async selectOption(wanted) {
    if (typeof wanted !== 'string') throw new Error('An option is chosen by its value or label.');
    await chooseOption(this, wanted);
    return [wanted];
  },
  async setInputFiles(files) {
    await reach(this);
    const chooser = this.page().waitForEvent('filechooser');
    await this.page().keyboard.press('Enter');
    await (await chooser).setFiles(files);
  },
  async focus() {
    await reach(this);
  },
  // What shows under a pointer has to show with the focus.
  async hover() {
    await reach(this);
  },
  blur: refuse,
  dblclick: refuse,
  dispatchEvent: refuse,
  dragTo: refuse,
  selectText: refuse,
  tap: refuse,
};

/** Gives every locator of this process the keyboard alone. */
export function layDownThePointer(anyLocator: Locator): void {
  Object.assign(Object.getPrototypeOf(anyLocator) as object, byKeyboard);
}
