import { demoPassword } from '../../../e2e/src/people/accounts.ts';
import { ApiClient } from '../../../e2e/src/people/api-client.ts';
import { startProduct, type OwnProduct } from '../../../e2e/src/start-product.ts';

/** What a browser keeps in local storage of a visit before. */
export type Storage = Record<string, string>;

/** A running product with the demo's data, and a student who is signed in to it. */
export interface DemoProduct extends OwnProduct {
  student: Storage;
  /** A job that is open to the student. */
  places: Places;
}

/** What the address of a screen needs of the demo's data. */
export interface Places {
  jobId: string;
  orgId: string;
}

/** The student of the demo, who has applications and notifications. */
const demoStudent = { email: 'student@ifj.example', password: demoPassword, name: '' };

interface OpenJobs {
  jobs: { data: { id: string; org_id: string; application: string[] }[] };
}

/** @param env further environment variables of `npm start` */
export async function startDemoProduct(env: NodeJS.ProcessEnv = {}): Promise<DemoProduct> {
  const product = await startProduct({ SEED_DEMO: '1', ...env });
  try {
    const api = new ApiClient(product.baseUrl);
    const student = await api.logIn(demoStudent);
    const { token, role, userId, id } = student;
    const { jobs } = await api.json<OpenJobs>('GET', '/jobs', student);
    const job = jobs.data.find(({ application }) => application.length === 0);
    if (!job) throw new Error('The demo has no job that its student can apply for.');
    return {
      ...product,
      student: { authToken: token, userRole: role, user_id: userId, role_specific_id: id },
      places: { jobId: job.id, orgId: job.org_id },
    };
  } catch (error) {
    await product.remove();
    throw error;
  }
}
