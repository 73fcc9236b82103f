import { startProduct } from './start-product.ts';

/** One product for all journeys; each journey brings accounts of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['IFJ_BASE_URL'] = product.baseUrl;
  process.env['IFJ_DATA_DIR'] = product.dataDir;
  return () => product.remove();
}
