import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSingle } from '../../../delivery/src/build/index.ts';
import { inWorkspace, runCommand } from '../../../e2e/src/command.ts';
import { ApiClient, type Caller } from '../../../e2e/src/people/api-client.ts';
import { startProduct, type OwnProduct } from '../../../e2e/src/start-product.ts';
import type { Places } from './pages.ts';

const areas = ['mfe-landing', 'mfe-auth', 'mfe-student', 'mfe-organization'];

/** A running product, and a student who is signed in to it. */
export interface Variant {
  baseUrl: string;
  /** What the student's browser keeps in local storage. */
  storage: Record<string, string>;
  /** A job that is open to the student. */
  places: Places;
}

export interface Variants {
  federated: Variant;
  single: Variant;
  remove(): Promise<void>;
}

/** Builds the product without federation into a release store of its own. */
async function releaseSingle(folder: string): Promise<void> {
  const shellDir = inWorkspace('shell');
  const built = join(folder, 'single');
  await mkdir(built);
  await writeFile(
    join(built, 'package.json'),
    await readFile(join(shellDir, 'package.json'), 'utf8'),
  );
  await buildSingle({
    shellDir,
    areaDirs: areas.map(inWorkspace),
    role: 'student',
    outDir: join(built, 'dist'),
  });
  await runCommand('delivery/src/cli/main.ts', ['deploy', '--no-build', built], {
    ...process.env,
    RELEASES_URL: join(folder, 'releases'),
    API_DOCUMENT: inWorkspace('api/openapi.json'),
  });
}

/** The student of the demo, who has applications and notifications. */
const demoStudent = { email: 'student@ifj.example', password: 'demo-internships' };

interface SignedIn {
  token: string;
  user_id: string;
  role_specific_id: string;
}

interface OpenJobs {
  jobs: { data: { id: string; org_id: string; application: string[] }[] };
}

async function variantOf({ baseUrl }: OwnProduct): Promise<Variant> {
  const api = new ApiClient(baseUrl);
  const signedIn = await api.json<SignedIn>('POST', '/login', null, demoStudent);
  const { token, user_id: userId, role_specific_id: id } = signedIn;
  const student: Caller = { ...demoStudent, name: '', role: 'student', token, userId, id };
  const { jobs } = await api.json<OpenJobs>('GET', '/jobs', student);
  const job = jobs.data.find(({ application }) => application.length === 0);
  if (!job) throw new Error('The demo has no job that its student can apply for.');
  return {
    baseUrl,
    storage: { authToken: token, userRole: 'student', user_id: userId, role_specific_id: id },
    places: { jobId: job.id, orgId: job.org_id },
  };
}

/** Starts both products, each with the demo's data, api and gateway of its own. */
export async function startVariants(tell: (line: string) => void): Promise<Variants> {
  const folder = await mkdtemp(join(tmpdir(), 'ifj-bench-'));
  const products: OwnProduct[] = [];
  const remove = async (): Promise<void> => {
    await Promise.all(products.map((product) => product.remove()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    tell('builds and starts the federated product');
    products.push(await startProduct({ SEED_DEMO: '1' }));
    tell('builds and starts the same source as one build');
    await releaseSingle(folder);
    products.push(
      await startProduct({
        SEED_DEMO: '1',
        NO_BUILD: '1',
        RELEASES_URL: pathToFileURL(join(folder, 'releases')).href,
      }),
    );
    const [federated, single] = await Promise.all(products.map(variantOf));
    if (!federated || !single) throw new Error('A product is missing.');
    return { federated, single, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
