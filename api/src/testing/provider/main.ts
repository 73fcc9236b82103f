import { providerClient, startProvider } from './openid-provider.ts';

// The journeys start it beside the product, and are told what the product has to know of it.
const { issuer } = await startProvider();
process.send?.({ ...providerClient, GOOGLE_ISSUER: issuer });
process.on('disconnect', () => process.exit());
