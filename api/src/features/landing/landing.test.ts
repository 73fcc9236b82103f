import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { readLandingContent } from './landing-content.ts';

let folder: string;
let api: TestApp;

const own = {
  figures: [{ value: '12', label: 'Internships so far' }],
  stories: [{ name: 'Bisi', about: 'Law, Ibadan', text: 'It went well.', is_example: false }],
};

async function contentFile(content: unknown): Promise<string> {
  const file = join(folder, 'landing.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landing-'));
  api = await createTestApp();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe('what the start page is filled with', () => {
  test('is for everybody, and ships with stories that say they are examples', async () => {
    const answer = await api.call('GET', '/public/landing');
    expect(answer.statusCode).toBe(200);
    const {
      figures,
      stories,
      support_address: support,
    } = answer.json<{
      figures: { value: string }[];
      stories: { is_example: boolean }[];
      support_address: string;
    }>();
    expect(figures.map(({ value }) => value)).toEqual(['5,000+', '90%', '1,200+']);
    expect(stories.map(({ is_example: isExample }) => isExample)).toEqual([true, true, true]);
    expect(support).toBe('support@ifj.example');
  });

  test('is what the operator wrote, without a new build', async () => {
    const other = await createTestApp({
      LANDING_FILE: await contentFile(own),
      SUPPORT_ADDRESS: 'help@jobs.example',
    });
    const answer = await other.call('GET', '/public/landing');
    expect(answer.json()).toEqual({ ...own, support_address: 'help@jobs.example' });
    await other.close();
  });

  test('names what is wrong in the file', async () => {
    const file = await contentFile({ ...own, figures: [{ value: 5000, label: 'Internships' }] });
    expect(() => readLandingContent(file)).toThrow(/\/figures\/0\/value must be string/);
    const misspelt = await contentFile({ ...own, storys: [] });
    expect(() => readLandingContent(misspelt)).toThrow(/additional properties/);
  });
});
