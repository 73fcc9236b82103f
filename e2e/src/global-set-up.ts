import { startProduct } from './start-product.ts';
import { startProvider } from './start-provider.ts';

/**
 * One product for all journeys, with the demo data, in which days have passed that no call makes
 * pass, and with a provider that stands for Google. Each journey brings accounts of its own, whose
 * calls name an address as a proxy would.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const google = await startProvider();
  const product = await startProduct({ SEED_DEMO: '1', TRUSTED_PROXIES: '1', ...google.env });
  process.env['IFJ_BASE_URL'] = product.baseUrl;
  process.env['IFJ_DATA_DIR'] = product.dataDir;
  return async () => {
    await product.remove();
    google.stop();
  };
}
