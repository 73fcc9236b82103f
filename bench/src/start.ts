import { median, type Bench } from './measure.ts';

const runs = 3;

/** How long `npm start` takes until "Ready" when nothing has changed, in seconds. */
export const start: Bench = async (tell, shared) => {
  const product = await shared.running();
  const seconds: number[] = [];
  for (let run = 1; run <= runs; run++) {
    await product.stop();
    const from = performance.now();
    await product.start();
    seconds.push((performance.now() - from) / 1000);
    tell(`warm start ${run} of ${runs}: ${(seconds.at(-1) ?? 0).toFixed(1)} s`);
  }
  return [{ name: 'warm start', unit: 's', ours: median(seconds), yardstick: null, budget: 10 }];
};
