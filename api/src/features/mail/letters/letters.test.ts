import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { catalogue, templateNames } from '../catalogue.ts';
import { composeExample, composeMail } from '../compose.ts';
import { writeLetter, type Writing } from '../templates.ts';

const config = { PUBLIC_URL: 'https://ifj.example', SUPPORT_ADDRESS: 'help@ifj.example' };

const writing = (template: Writing['template'], data: unknown) => ({ template, data }) as Writing;
const letterOf = (template: Writing['template']) =>
  writeLetter(template, catalogue[template].example);

/** What is read as a moment or a zone, and is never a person's text. */
const machineRead = new Set(['startsAt', 'timezone', 'offers', 'event']);

/** The same data with every text that a person may have written replaced. */
const withTexts = (data: object, text: string) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && !machineRead.has(name) ? text : (value as unknown),
    ]),
  );

const withoutTags = (html: string) =>
  html
    .replace(/<(head)>[^]*<\/\1>/, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(templateNames)('the mail %s', (template) => {
  const mail = composeExample(template, config);
  const letter = letterOf(template);

  test('says the same in HTML and in text, and in both why it came and whom to ask', () => {
    const { why } = catalogue[template];
    const said = [letter.greeting, ...letter.paragraphs, letter.closing, why, 'help@ifj.example'];
    const html = withoutTags(mail.html);
    for (const words of said) {
      expect(mail.text).toContain(words);
      expect(html).toContain(words);
    }
    expect(mail.text).not.toMatch(/<[a-z/]/i);
  });

  test('leads into the product where it leads anywhere', () => {
    const { action } = letter;
    const address = `https://ifj.example${action?.path ?? '/'}`;
    expect(action?.path ?? '/').toMatch(/^\/[^/]*/);
    expect(mail.html).toContain(`href="${address}"`);
    expect(mail.text).toContain(action ? `${action.label}: ${address}` : address);
  });

  test('fits 320 pixels, follows dark mode, and has a button for thumbs', () => {
    const widths = [...mail.html.matchAll(/(?<!max-)width\s*[:=]\s*"?(\d+)/g)];
    expect(widths.filter(([, width]) => Number(width) > 320)).toEqual([]);
    expect(mail.html).not.toMatch(/white-space:\s*(nowrap|pre)\b|<table|<img/);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('width=device-width');
    const button = /padding:(\d+)px [^"]*line-height:(\d+)px[^"]*text-decoration:none/.exec(
      mail.html,
    );
    const height = 2 * Number(button?.[1]) + Number(button?.[2]);
    expect(letter.action ? height : 44).toBeGreaterThanOrEqual(44);
  });

  test('shows what people wrote as text, whatever it is', () => {
    const hostile = `"><script>alert('x')</script><a href='https://evil.example'>\r\nBcc: all@evil.example`;
    const data = withTexts(catalogue[template].example, hostile);
    const { subject, html } = composeMail(writing(template, data), config);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(html).not.toContain('<script');
    expect(html).not.toContain("href='https://evil.example'");
    const quiet = composeMail(writing(template, withTexts(data, 'x')), config).html;
    const tags = (text: string) =>
      [...text.matchAll(/<\/?[a-z!][^\s>]*/g)].map(([tag]) => tag).filter((tag) => tag !== '<br');
    expect(tags(html)).toEqual(tags(quiet));
  });
});

test('a subject that is cut ends with a whole character', () => {
  const jobTitle = '👩'.repeat(250);
  const { subject } = writeLetter('application-accepted', {
    ...catalogue['application-accepted'].example,
    jobTitle,
  });
  expect(subject.isWellFormed()).toBe(true);
  expect(Array.from(subject)).toHaveLength(200);
});

test('a deletion is never put down to a password that there was not', () => {
  const wordsFor = (hasPassword: boolean) =>
    writeLetter('account-deleted', {
      ...catalogue['account-deleted'].example,
      hasPassword,
    }).paragraphs.join('\n');
  expect(wordsFor(true)).toContain('somebody else knew your password');
  expect(wordsFor(false)).toContain('your Google account');
  expect(wordsFor(false)).not.toContain('password');
});

test('a link for a new password says nothing of one that there may not be', () => {
  expect(letterOf('password-reset').paragraphs.join('\n')).not.toContain('your password');
});

describe('the preview', () => {
  let on: TestApp;
  beforeAll(async () => {
    on = await createTestApp({ MAIL_PREVIEWS: '1' });
  });
  afterAll(() => on.close());

  test('lists every template and shows each in HTML and in text', async () => {
    const index = await on.call('GET', '/mail-previews');
    expect(index.statusCode).toBe(200);
    expect(index.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    for (const template of templateNames) {
      expect(index.body).toContain(`mail-previews/${template}"`);
      const page = await on.call('GET', `/mail-previews/${template}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('width="320" sandbox srcdoc="&lt;!doctype html&gt;');
      expect(page.body).toContain('<pre>');
    }
    for (const path of ['/mail-previews/none', '/mail-previews/constructor']) {
      expect((await on.call('GET', path)).statusCode).toBe(404);
    }
  });

  test('stands in no document, and is not there unless it is asked for', async () => {
    const document = (await on.call('GET', '/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(document.paths).filter((path) => path.includes('preview'))).toEqual([]);
    const off = await createTestApp();
    expect((await off.call('GET', '/mail-previews')).statusCode).toBe(404);
    expect((await off.call('GET', '/mail-previews/password-reset')).statusCode).toBe(404);
    await off.close();
  });
});
