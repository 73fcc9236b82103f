import { afterEach } from '@jest/globals';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useEffect, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { forgetPassword } from '../session/pending-password.ts';
import { writeSession, type SessionAnswer } from '../session/stored-session.ts';
import { makeStore, type AppStore } from '../store.ts';
import { nextId } from './factories.ts';

export interface RenderOptions {
  /** Stored before rendering. Absent: nobody is signed in. */
  session?: Partial<SessionAnswer>;
  /** Drawn around the page, for example with the theme. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

export interface RouteOptions extends RenderOptions {
  /** Route pattern that the page stands at; other addresses show nothing. Absent: any address. */
  path?: string;
  /** Address of the first screen, or with its state. */
  address?: string | Partial<Location>;
}

export interface Rendered extends RenderResult {
  store: AppStore;
  user: UserEvent;
}

export interface RenderedRoute extends Rendered {
  /** Address that the router is at. */
  location: () => Location;
}

const Plain = ({ children }: { children: ReactNode }) => <>{children}</>;

function Watch({ onMove }: { onMove: (place: Location) => void }) {
  const place = useLocation();
  useEffect(() => {
    onMove(place);
  });
  return null;
}

/** Renders with a store of its own. */
export function renderWithStore(ui: ReactElement, options: RenderOptions = {}): Rendered {
  const { session, wrapper: Wrapper = Plain } = options;
  if (session) writeSession(sessionAnswerFactory(session));
  const store = makeStore();
  const result = render(
    <Provider store={store}>
      <Wrapper>{ui}</Wrapper>
    </Provider>,
  );
  return { ...result, store, user: userEvent.setup() };
}

/** Renders with a store of its own, as the page of a route in a router of its own. */
export function renderWithProviders(ui: ReactElement, options: RouteOptions = {}): RenderedRoute {
  const { path = '*', address = '/', wrapper: Wrapper = Plain, ...rest } = options;
  const places: Location[] = [];
  // The wrapper stands inside the router: what it draws may hold links.
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <Watch onMove={(place) => places.push(place)} />
      <Wrapper>
        <Routes>
          <Route path={path} element={ui} />
          <Route path="*" element={null} />
        </Routes>
      </Wrapper>
    </MemoryRouter>
  );
  return {
    ...renderWithStore(page, rest),
    location: () => {
      const place = places.at(-1);
      if (place === undefined) throw new Error('Nothing is rendered yet');
      return place;
    },
  };
}

/** What signing in answers: a student unless another role is given. */
export function sessionAnswerFactory(given: Partial<SessionAnswer> = {}): SessionAnswer {
  return {
    token: 'token-of-a-test',
    role: 'student',
    user_id: nextId(),
    role_specific_id: nextId(),
    verified: 1,
    ...given,
  };
}

afterEach(() => {
  forgetPassword();
  localStorage.clear();
  sessionStorage.clear();
});
