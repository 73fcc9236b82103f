import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const ring = '<style>:focus-visible { outline: 3px solid }</style>';

const button = (page: Page): Locator => page.getByRole('button', { name: 'Apply' });

const faults = {
  'what Tab does not reach': {
    content: '<a href="#">Jobs</a><div role="button" onclick="done()">Apply</div>',
    says: 'It cannot be reached by Tab',
  },
  'what does not show the focus': {
    content: '<style>button { outline: none }</style><button>Apply</button>',
    says: 'shows that it has the focus',
  },
  'what something stands over': {
    content: `${ring}<button>Apply</button><div style="position: fixed; inset: 0">Bar</div>`,
    says: 'can be seen while it has the focus',
  },
  'what takes the focus with it when it goes': {
    content: `${ring}<button onclick="this.remove()">Close</button><button>Apply</button>`,
    before: 'Close',
    says: 'the focus is lost on the way to',
  },
};

for (const [what, fault] of Object.entries(faults)) {
  test(`a keyboard stops at ${what}`, async ({ page }) => {
    await page.setContent(fault.content);
    if ('before' in fault) await page.getByRole('button', { name: fault.before }).click();
    await expect(button(page).click()).rejects.toThrow(fault.says);
  });
}

test('a keyboard works everything that has its pattern', async ({ page }) => {
  await page.setContent(`${ring}
    <label>Name <input value="Tunde" /></label>
    <label>Day <input type="date" /></label>
    <label>Moment <input type="datetime-local" value="2026-01-02T03:04" /></label>
    <label>State <select><option>Kano</option><option>Lagos</option><option>Oyo</option></select></label>
    <label><input type="checkbox" /> Remote</label>
    <label><input type="radio" name="paid" /> Paid</label>
    <label><input type="radio" name="paid" /> Unpaid</label>
    <label>Resume <input type="file" /></label>
    <button onclick="this.textContent = 'Sent'">Apply</button>`);
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Sent' })).toBeFocused();
  await page
    .getByLabel('Resume')
    .setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.of() });
  await expect(page.getByLabel('Resume')).toHaveValue(/a\.pdf$/);
  await page.getByLabel('Unpaid').check();
  await expect(page.getByLabel('Unpaid')).toBeChecked();
  await page.getByLabel('Remote').check();
  await expect(page.getByLabel('Remote')).toBeChecked();
  await page.getByLabel('State').selectOption('Oyo');
  await expect(page.getByLabel('State')).toHaveValue('Oyo');
  await page.getByLabel('Moment').fill('2026-12-08T14:30');
  await expect(page.getByLabel('Moment')).toHaveValue('2026-12-08T14:30');
  await page.getByLabel('Day').fill('2026-12-08');
  await page.getByLabel('Day').fill('');
  await expect(page.getByLabel('Day')).toHaveValue('');
  await page.getByLabel('Name').fill('Ngọzi');
  await expect(page.getByLabel('Name')).toHaveValue('Ngọzi');
});

test.describe('a press of a pointer', () => {
  test.fail();

  test('fails a journey', async ({ page }) => {
    await page.goto('/');
    await page.mouse.click(20, 20);
  });
});
