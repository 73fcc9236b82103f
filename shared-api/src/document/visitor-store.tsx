import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { baseApi } from '../base-api.ts';
import { reducer } from '../store.ts';

function makeVisitorStore() {
  return configureStore({
    reducer,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    devTools: false,
  });
}

/** The store of a visitor whom nothing is known of: documents are drawn inside it, at build. */
export function VisitorStore({ children }: { children: ReactNode }) {
  const [store] = useState(makeVisitorStore);
  return <Provider store={store}>{children}</Provider>;
}
