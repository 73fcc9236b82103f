import type { BrowserDiscovery } from '../contract/browser.ts';

/**
 * Reads what the gateway wrote into the page.
 * @throws Error if the page carries no discovery document
 */
export function readDiscovery(page: Document): BrowserDiscovery {
  const text = page.getElementById('discovery')?.textContent;
  if (!text) throw new Error('The page carries no discovery document');
  return JSON.parse(text) as BrowserDiscovery;
}
