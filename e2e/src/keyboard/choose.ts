import { expect, type Locator } from '@playwright/test';
import { patience } from './control.ts';
import { reach } from './reach.ts';

/** Opens a list of options, goes to the one with this value or label, and takes it. */
export async function chooseOption(list: Locator, wanted: string): Promise<void> {
  const { control } = await reach(list);
  const { keyboard } = list.page();
  const look = () =>
    control.evaluate((element, value) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      const at = [...options].findIndex((option) => [option.value, option.label].includes(value));
      return { at, selected: selectedIndex };
    }, wanted);
  await expect
    .poll(async () => (await look()).at, {
      message: `offers “${wanted}”: ${list.toString()}`,
      timeout: patience,
    })
    .not.toBe(-1);
  const { at, selected } = await look();
  if (at === selected) return;
  await keyboard.press('Space');
  const key = at > selected ? 'ArrowDown' : 'ArrowUp';
  for (let step = 0; step < Math.abs(at - selected); step += 1) await keyboard.press(key);
  await keyboard.press('Enter');
  await expect.poll(async () => (await look()).selected, { message: `takes “${wanted}”` }).toBe(at);
}
