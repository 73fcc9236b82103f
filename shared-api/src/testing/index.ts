export { apiError, apiServer, failToConnect, respond } from './api-server.ts';
export {
  applicationFactory,
  interviewFactory,
  jobFactory,
  nextId,
  notificationFactory,
  organizationFactory,
  studentFactory,
  userFactory,
} from './factories.ts';
export {
  renderWithProviders,
  renderWithStore,
  sessionAnswerFactory,
  type Rendered,
  type RenderedRoute,
  type RenderOptions,
  type RouteOptions,
} from './render.tsx';
