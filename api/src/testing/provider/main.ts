import { providerClient, startProvider } from './openid-provider.ts';

// The journeys start it beside the product, with the environment that the product needs.
const { issuer } = await startProvider();
process.stdout.write(`${JSON.stringify({ ...providerClient, GOOGLE_ISSUER: issuer })}\n`);
process.on('disconnect', () => process.exit());
