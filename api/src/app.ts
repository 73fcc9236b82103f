import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import type { Config } from './config.ts';
import { accountRoutes } from './features/accounts/account.routes.ts';
import { accountSchemas } from './features/accounts/account.schema.ts';
import { exportSchemas } from './features/accounts/export/export.schema.ts';
import { ownAccountRoutes } from './features/accounts/own-account.routes.ts';
import { ownAccountSchemas } from './features/accounts/own-account.schema.ts';
import { applicationRoutes } from './features/applications/application.routes.ts';
import { applicationSchemas } from './features/applications/application.schema.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { contactSchemas } from './features/contact/contact.schema.ts';
import { fileSweepPlugin } from './features/files/file-sweep.ts';
import { fileRoutes } from './features/files/file.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { healthSchemas } from './features/health/health.schema.ts';
import { identityRoutes } from './features/identities/identity.routes.ts';
import { identitySchemas } from './features/identities/identity.schema.ts';
import { providerVisitRoutes } from './features/identities/provider-visit.routes.ts';
import { interviewRoutes } from './features/interviews/interview.routes.ts';
import { interviewSchemas } from './features/interviews/interview.schema.ts';
import { jobRoutes } from './features/jobs/job.routes.ts';
import { jobSchemas } from './features/jobs/job.schema.ts';
import { landingRoutes } from './features/landing/landing.routes.ts';
import { landingSchemas } from './features/landing/landing.schema.ts';
import { previewRoutes } from './features/mail/preview.routes.ts';
import { notificationRoutes } from './features/notifications/notification.routes.ts';
import { notificationSchemas } from './features/notifications/notification.schema.ts';
import { openapiRoutes } from './features/openapi/openapi.routes.ts';
import { operatorRoutes } from './features/operators/operator.routes.ts';
import { operatorSchemas } from './features/operators/operator.schema.ts';
import { organizationRoutes } from './features/organizations/organization.routes.ts';
import { organizationSchemas } from './features/organizations/organization.schema.ts';
import { passwordResetRoutes } from './features/password-resets/password-reset.routes.ts';
import { passwordResetSchemas } from './features/password-resets/password-reset.schema.ts';
import { publicJobRoutes } from './features/public-jobs/public-job.routes.ts';
import { publicJobSchemas } from './features/public-jobs/public-job.schema.ts';
import { sitemapRoutes } from './features/public-jobs/sitemap.routes.ts';
import { referenceRoutes } from './features/reference/reference.routes.ts';
import { referenceSchemas } from './features/reference/reference.schema.ts';
import { studentRoutes } from './features/students/student.routes.ts';
import { studentSchemas } from './features/students/student.schema.ts';
import { loggerOptions, OneLineEach, requestId } from './logging.ts';
import { accessPlugin } from './plugins/access.ts';
import { bossPlugin } from './plugins/boss.ts';
import { databasePlugin } from './plugins/database.ts';
import { answerUnroutable, failuresPlugin } from './plugins/failures.ts';
import { googlePlugin } from './plugins/google.ts';
import { mailPlugin } from './plugins/mail.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { passwordsPlugin } from './plugins/passwords.ts';
import { plainTextPlugin } from './plugins/plain-text.ts';
import { responseHeadersPlugin } from './plugins/response-headers.ts';
import { schemaController } from './plugins/schema-compilers.ts';
import { storagePlugin } from './plugins/storage.ts';
import { unreadBodiesPlugin } from './plugins/unread-bodies.ts';
import { answerSchemas } from './schema/answers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
  }
}

/** Every call of the api begins with this. */
export const apiPrefix = '/IFJ/api';

interface Feature {
  schemas: TSchema[];
  routes: FastifyPluginAsyncTypebox;
}

const features: Feature[] = [
  { schemas: accountSchemas, routes: accountRoutes },
  { schemas: [...ownAccountSchemas, ...exportSchemas], routes: ownAccountRoutes },
  { schemas: passwordResetSchemas, routes: passwordResetRoutes },
  { schemas: identitySchemas, routes: identityRoutes },
  { schemas: [], routes: providerVisitRoutes },
  { schemas: studentSchemas, routes: studentRoutes },
  { schemas: organizationSchemas, routes: organizationRoutes },
  { schemas: jobSchemas, routes: jobRoutes },
  { schemas: publicJobSchemas, routes: publicJobRoutes },
  { schemas: [], routes: sitemapRoutes },
  { schemas: landingSchemas, routes: landingRoutes },
  { schemas: applicationSchemas, routes: applicationRoutes },
  { schemas: interviewSchemas, routes: interviewRoutes },
  { schemas: notificationSchemas, routes: notificationRoutes },
  { schemas: [], routes: fileRoutes },
  { schemas: operatorSchemas, routes: operatorRoutes },
  { schemas: [], routes: previewRoutes },
  { schemas: contactSchemas, routes: contactRoutes },
  { schemas: referenceSchemas, routes: referenceRoutes },
  { schemas: healthSchemas, routes: healthRoutes },
  { schemas: [], routes: openapiRoutes },
];

/**
 * Builds the api without listening. The database is first used when the app gets ready.
 * @param onRoute is told every route.
 * @throws if a route declares no access policy.
 */
export async function buildApp(
  config: Config,
  onRoute?: (route: RouteOptions) => void,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new OneLineEach(),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    bodyLimit: 64 * 1024,
    requestTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    schemaController,
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  app.decorate('config', config);
  if (onRoute) app.addHook('onRoute', onRoute);
  await app.register(failuresPlugin);
  await app.register(responseHeadersPlugin);
  await app.register(unreadBodiesPlugin);
  await app.register(openapiPlugin);
  await app.register(databasePlugin);
  await app.register(bossPlugin);
  await app.register(metricsPlugin);
  await app.register(mailPlugin);
  await app.register(storagePlugin);
  await app.register(fileSweepPlugin);
  await app.register(passwordsPlugin);
  await app.register(googlePlugin(apiPrefix));
  await app.register(accessPlugin);
  await app.register(plainTextPlugin);
  for (const { schemas } of [{ schemas: answerSchemas }, ...features]) {
    for (const schema of schemas) app.addSchema(schema);
  }
  for (const { routes } of features) await app.register(routes, { prefix: apiPrefix });
  return app;
}
