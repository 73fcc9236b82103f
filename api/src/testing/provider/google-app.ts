import { createTestApp, type TestApp } from '../app.ts';
import { providerClient, startProvider, type TestProvider } from './openid-provider.ts';

/** An app that knows a provider as Google. */
export const appWith = ({ issuer }: TestProvider, env: Record<string, string> = {}) =>
  createTestApp({ ...providerClient, GOOGLE_ISSUER: issuer, ...env });

/**
 * An app with a provider of its own beside it.
 * @param codeSeconds how long the provider's codes are good
 */
export async function startGoogleApp(codeSeconds?: number) {
  const provider = await startProvider(codeSeconds === undefined ? {} : { codeSeconds });
  const api: TestApp = await appWith(provider);
  const close = async () => {
    await api.close();
    await provider.close();
  };
  return { api, provider, close };
}
