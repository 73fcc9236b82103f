import { expect, type Locator, type Page } from '@playwright/test';
import { awaitScreen } from '../accessibility.ts';
import type { Caller } from '../people/api-client.ts';
import type { Product } from '../product.ts';
import type { Cast } from './cast.ts';

/** Where calls go, up to the query. */
const callTo = (path: string): RegExp => new RegExp(`^[^?]*/IFJ/api/${path}(\\?|$)`);

/** What the api says of what nobody foresaw. */
const brokenApi = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again. Reference: req-4f',
};

/** A page of its own on its way into a state. */
export class Visit {
  readonly page: Page;
  readonly product: Product;
  readonly cast: Cast;

  constructor(page: Page, product: Product, cast: Cast) {
    this.page = page;
    this.product = product;
    this.cast = cast;
  }

  /** Keeps in the browser what signing in leaves there, and nothing else; for nobody nothing. */
  async as(person: Caller | null): Promise<void> {
    await this.page.context().clearCookies();
    await this.page.addInitScript(
      (session) => {
        if (location.protocol === 'about:' || sessionStorage.getItem('has-come') !== null) return;
        sessionStorage.setItem('has-come', 'yes');
        localStorage.clear();
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      },
      person === null ? {} : sessionOf(person),
    );
  }

  /** Opens a screen and waits until it has what it shows. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await awaitScreen(this.page);
  }

  /** Opens a screen that stays as it is while something is on its way. */
  async openLoading(address: string): Promise<void> {
    // What is on its way may be a script, for which a page's loading waits.
    await this.page.goto(address, { waitUntil: 'commit' });
    await expect(this.page.getByText(/^Loading/).first()).toBeAttached();
  }

  /** Calls to a path of the api, a regular expression, get no answer. */
  async hold(path: string): Promise<void> {
    await this.page.route(callTo(path), () => undefined);
  }

  /** Calls to a path of the api are answered by a fault of the api. */
  async fail(path: string): Promise<void> {
    await this.page.route(callTo(path), (route) =>
      route.fulfill({ status: 500, json: { ...brokenApi, error: brokenApi.message } }),
    );
  }

  /** Calls to a path of the api find no way to it. */
  async cut(path: string): Promise<void> {
    await this.page.route(callTo(path), (route) => route.abort('connectionreset'));
  }

  /** Calls to a path of the api arrive there, and their answers are lost. */
  async loseAnswer(path: string): Promise<void> {
    await this.page.route(callTo(path), async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
  }

  /** Answers to calls to a path of the api are changed on their way. */
  async change(path: string, change: (answer: object) => object): Promise<void> {
    await this.page.route(callTo(path), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as object) });
    });
  }

  /** Comes back to the tab after a while somewhere else. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  async goOffline(): Promise<void> {
    await this.page.context().setOffline(true);
    await this.sees(/^You are offline/);
  }

  async sees(words: string | RegExp): Promise<void> {
    const shown = this.page.getByText(words).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  /** Chooses a tab and waits for what it shows. */
  async chooseTab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await awaitScreen(this.page);
  }

  /** The dialog that is open, by its title. */
  dialog(title: string): Locator {
    return this.page
      .getByRole('dialog', { name: title })
      .or(this.page.getByRole('alertdialog', { name: title }));
  }

  /** Presses a button and waits for the dialog that it opens. */
  async ask(button: string | RegExp, title: string): Promise<Locator> {
    await this.press(button);
    const dialog = this.dialog(title);
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Sends a form and waits until it says what is missing. */
  async sendIncomplete(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
    await expect(this.page.getByRole('alert').getByRole('link').first()).toBeVisible();
  }
}

function sessionOf(person: Caller): Record<string, string> {
  return {
    user_id: person.userId,
    userRole: person.role,
    authToken: person.token,
    role_specific_id: person.id,
  };
}
