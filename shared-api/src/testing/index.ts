export { apiError, apiServer, failToConnect, respond } from './api-server.ts';
export {
  applicationFactory,
  jobFactory,
  nextId,
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
