import { median, type Figure } from '../measure.ts';
import type { Latencies } from '../load/latencies.ts';
import { LoadGenerator } from '../load/load-generator.ts';
import type { Place } from '../load/plain-connection.ts';
import type { DemoProduct } from '../products/demo-product.ts';
import { withNginx } from './nginx.ts';
import { withSizedFiles, type SizedFile } from './sized-files.ts';

const runs = 7;
/** Seconds until Node has compiled what is asked for so often. */
const warmUp = 3;
/** Seconds that a run takes. */
const fully = 1;
/** Rounds of so many seconds at full load, and at half of what that was: how fast a machine is varies. */
const pageRounds = { count: 15, full: 0.5, half: 1 };
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

/** Who is measured: the gateway and what it is measured beside; and by whom. */
interface Bout {
  gateway: Place;
  nginx: Place;
  generator: LoadGenerator;
}

async function measureFile({ gateway, nginx, generator }: Bout, file: SizedFile): Promise<Figure> {
  await requireSame(gateway, nginx, file);
  const question = { path: file.path, headers: { 'accept-encoding': 'br' } };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const place of [gateway, nginx]) await generator.full(place, question, warmUp);
  for (let run = 0; run < runs; run++) {
    ours.push(await generator.full(gateway, question, fully));
    theirs.push(await generator.full(nginx, question, fully));
  }
  return {
    name: `files of ${file.kilobytes} KB beside nginx`,
    unit: 'a second',
    ours: median(ours),
    yardstick: median(theirs),
    budget: null,
    ...(least[file.kilobytes] !== undefined && { least: least[file.kilobytes] }),
  };
}

const slowest = (half: Latencies[]) => ({
  unit: 'ms',
  ours: median(half.map(({ p99 }) => p99)),
  yardstick: median(half.map(({ p50 }) => p50)),
});

/** @param file shows at nginx how much of what is slow is this machine's */
async function measurePage(
  { gateway, nginx, generator }: Bout,
  path: string,
  file: SizedFile,
): Promise<Figure[]> {
  const question = { path, headers: { accept: 'text/html', 'accept-encoding': 'br' } };
  const plain = { path: file.path, headers: {} };
  await generator.full(gateway, question, warmUp);
  const full: number[] = [];
  const half: Latencies[] = [];
  const beside: Latencies[] = [];
  for (let round = 0; round < pageRounds.count; round++) {
    const most = await generator.full(gateway, question, pageRounds.full);
    const steady = { rate: most / 2, seconds: pageRounds.half };
    full.push(most);
    half.push(await generator.steady(gateway, question, steady));
    beside.push(await generator.steady(nginx, plain, steady));
  }
  const name = `page ${path} at half of it: p99 beside the median`;
  return [
    {
      ...{ name: `page ${path} at full load`, unit: 'a second' },
      ...{ ours: median(full), yardstick: null, budget: null },
    },
    { name, ...slowest(half), budget: pagesBudget },
    { name: `${name}, nginx as often`, ...slowest(beside), budget: null },
  ];
}

/** What the gateway's one process sends: files beside nginx with one worker, and pages. */
export async function measureGateway(product: DemoProduct, tell: Tell): Promise<Figure[]> {
  const gateway = { host: '127.0.0.1', port: Number(new URL(product.baseUrl).port) };
  return withSizedFiles(product, ({ large, small, folder }) =>
    withNginx(folder, large.path, async (nginx) => {
      const generator = new LoadGenerator();
      const bout = { gateway, nginx, generator };
      const figures: Figure[] = [];
      try {
        for (const file of [large, small]) {
          figures.push(await measureFile(bout, file));
          tell(`files of ${file.kilobytes} KB: ${runs} rounds`);
        }
        for (const path of pages) {
          figures.push(...(await measurePage(bout, path, small)));
          tell(`page ${path}: ${pageRounds.count} rounds`);
        }
        return figures;
      } finally {
        generator.end();
      }
    }),
  );
}
