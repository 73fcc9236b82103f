import { expect, type ElementHandle, type JSHandle, type Locator } from '@playwright/test';

/** For how long something is waited for that the page has to show (milliseconds). */
export const patience = 15_000;

/** What takes the focus. */
export type Control = ElementHandle<Element>;

/**
 * The control by which a person does something with an element: the element itself, the field that
 * it labels, or what it stands in. Waits, as a pointer does, until the element can be used.
 */
export async function controlOf(target: Locator): Promise<Control> {
  await target.waitFor({ timeout: patience });
  await expect(target).toBeEnabled({ timeout: patience });
  const control = await target.evaluateHandle((element) => {
    const operable =
      'a[href], button, input, select, textarea, summary, [tabindex="0"], ' +
      '[role="option"], [role="menuitem"], [role="tab"]';
    if (element.matches(operable)) return element;
    return element.closest('label')?.control ?? element.closest(operable) ?? element;
  });
  return asControl(control);
}

function asControl(handle: JSHandle): Control {
  const control = handle.asElement();
  if (control === null) throw new Error('A control is an element.');
  return control as Control;
}

/** How the focus gets to a control, and what sets it off. */
export type Kind =
  'button' | 'checkbox' | 'radio' | 'tab' | 'menu item' | 'option' | 'field' | 'date';

export const kindOf = (control: Control): Promise<Kind> =>
  control.evaluate((element): Kind => {
    const role = element.getAttribute('role');
    if (role === 'tab' || role === 'option') return role;
    if (role === 'menuitem') return 'menu item';
    if (element instanceof HTMLInputElement) {
      const { type } = element;
      if (type === 'checkbox' || type === 'radio') return type;
      if (type === 'date' || type === 'datetime-local') return 'date';
      return ['button', 'submit', 'reset'].includes(type) ? 'button' : 'field';
    }
    return element.matches('select, textarea') ? 'field' : 'button';
  });

/** Whether the focus is on a control, in the group that is one stop of Tab with it, or elsewhere. */
export const focusBy = (control: Control): Promise<'on it' | 'in its group' | 'away' | 'gone'> =>
  control.evaluate((element) => {
    const { activeElement: focused } = document;
    if (!element.isConnected) return 'gone';
    if (focused === element) return 'on it';
    const group = element.closest('[role="tablist"], [role="menu"]');
    if (group?.contains(focused)) return 'in its group';
    const isSameChoice =
      element instanceof HTMLInputElement &&
      focused instanceof HTMLInputElement &&
      element.type === 'radio' &&
      focused.type === 'radio' &&
      element.name === focused.name &&
      element.form === focused.form;
    return isSameChoice ? 'in its group' : 'away';
  });
