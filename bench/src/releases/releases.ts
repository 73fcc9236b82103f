import { withChromium } from '../browser/chromium.ts';
import type { Bench } from '../measure.ts';
import { measureBoot } from './boot.ts';
import { measureChange } from './change.ts';
import { measureGateway } from './gateway.ts';

/** What it costs that areas are released alone: deploying, coming back, many areas, the gateway. */
export const releases: Bench = async (tell, shared) => {
  const product = await shared.running();
  const figures = await measureGateway(product, tell);
  return withChromium(async (browser) => {
    figures.push(...(await measureBoot(browser, product, tell)));
    figures.push(...(await measureChange(browser, product, tell)));
    return figures;
  });
};
