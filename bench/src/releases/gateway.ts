import { median, type Figure } from '../measure.ts';
import { fileLoad, type Place } from '../load/file-load.ts';
import { connectTo, fullLoad, steadyLoad, type Latencies } from '../load/load.ts';
import type { DemoProduct } from '../products/demo-product.ts';
import { withNginx } from './nginx.ts';
import { withSizedFiles, type SizedFile } from './sized-files.ts';

const runs = 7;
/** Seconds that a run takes. */
const fully = 1.5;
const steadily = 3;
/** Kilobytes of a file -> the fewest times that nginx's answers are to be reached. */
const least: Record<number, number> = { 100: 0.5, 20: 0.3 };
/** How many times the median the slowest hundredth may take. */
const pagesBudget = 3;

const pages = ['/', '/login'];

type Tell = (line: string) => void;

/** @throws Error unless both send the same bytes */
async function requireSame(ours: Place, theirs: Place, { path, kilobytes }: SizedFile) {
  const read = async ({ host, port }: Place): Promise<Buffer> =>
    Buffer.from(await (await fetch(`http://${host}:${port}${path}`)).arrayBuffer());
  const [one, other] = await Promise.all([read(ours), read(theirs)]);
  if (one.length !== kilobytes * 1000 || !one.equals(other)) {
    throw new Error(`${path} is not the same from both servers.`);
  }
}

async function measureFile(gateway: Place, nginx: Place, file: SizedFile): Promise<Figure> {
  await requireSame(gateway, nginx, file);
  const ours: number[] = [];
  const theirs: number[] = [];
  // The first round warms up.
  for (let run = 0; run <= runs; run++) {
    ours.push(await fileLoad(gateway, file.path, fully));
    theirs.push(await fileLoad(nginx, file.path, fully));
  }
  return {
    name: `files of ${file.kilobytes} KB beside nginx`,
    unit: 'a second',
    ours: median(ours.slice(1)),
    yardstick: median(theirs.slice(1)),
    budget: null,
    ...(least[file.kilobytes] !== undefined && { least: least[file.kilobytes] }),
  };
}

async function measurePage(origin: string, path: string): Promise<Figure[]> {
  const pool = connectTo({ origin });
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const calls = [{ path, headers }];
  try {
    const full: number[] = [];
    for (let run = 0; run <= runs; run++) full.push(await fullLoad(pool, calls, fully));
    const atFull = median(full.slice(1));
    const half = { rate: atFull / 2, seconds: steadily };
    const steady: Latencies[] = [];
    for (let run = 0; run < runs; run++) steady.push(await steadyLoad(pool, calls, half));
    return [
      {
        name: `page ${path} at full load`,
        ...{ unit: 'a second', ours: atFull, yardstick: null, budget: null },
      },
      {
        name: `page ${path} at half of it: p99 beside the median`,
        unit: 'ms',
        ours: median(steady.map(({ p99 }) => p99)),
        yardstick: median(steady.map(({ p50 }) => p50)),
        budget: pagesBudget,
      },
    ];
  } finally {
    await pool.destroy();
  }
}

/** What the gateway's one process sends: files beside nginx with one worker, and pages. */
export async function measureGateway(product: DemoProduct, tell: Tell): Promise<Figure[]> {
  const gateway = { host: '127.0.0.1', port: Number(new URL(product.baseUrl).port) };
  const figures = await withSizedFiles(product, ({ files, folder }) =>
    withNginx(folder, files[0]?.path ?? '/', async (nginx) => {
      const measured: Figure[] = [];
      for (const file of files) {
        measured.push(await measureFile(gateway, nginx, file));
        tell(`files of ${file.kilobytes} KB: ${runs} rounds`);
      }
      return measured;
    }),
  );
  for (const path of pages) {
    figures.push(...(await measurePage(product.baseUrl, path)));
    tell(`page ${path}: ${runs} rounds`);
  }
  return figures;
}
