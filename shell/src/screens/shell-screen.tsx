import { AuthLayout, Page } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import type { FrameKind } from '../areas/page-source.ts';

interface ShellScreenProps {
  frame: FrameKind;
  /** The heading and the document's title. */
  title: string;
  children: ReactNode;
}

/** A screen that the shell draws by itself, in the dashboard's frame or outside it. */
export function ShellScreen({ frame, title, children }: ShellScreenProps) {
  return frame === 'dashboard' ? (
    <Page title={title}>{children}</Page>
  ) : (
    <AuthLayout title={title}>{children}</AuthLayout>
  );
}
