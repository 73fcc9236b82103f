import { expect, test } from '@jest/globals';
import { importRefusal, sharedLibraries } from './shared-libraries.ts';

test.each([...Object.keys(sharedLibraries), './job-card.tsx', 'date-fns', 'yup-phone', 'reactive'])(
  '%s may be imported',
  (request) => {
    expect(importRefusal(request)).toBeUndefined();
  },
);

test.each([
  ['@mui/material/Button', '@ifj/shared-ui'],
  ['@emotion/react', '@ifj/shared-ui'],
  ['react-dom/client', 'shell'],
  ['react-router', 'react-router-dom'],
  ['react-redux', '@ifj/shared-api'],
  ['@reduxjs/toolkit/query/react', '@ifj/shared-api'],
  ['notistack', 'useToast'],
  ['@ifj/shared-ui/src/card', '@ifj/shared-ui/form'],
  ['@ifj/shared-api/testing', '@ifj/shared-api'],
  ['@ifj/mfe-auth', '@ifj/shared-ui'],
  ['@ifj/delivery/runtime', '@ifj/shared-ui'],
  ['formik/dist/types', 'formik'],
  ['react-router-dom/server', 'react-router-dom'],
])('%s is refused: use %s', (request, instead) => {
  expect(importRefusal(request)).toContain(instead);
});
