import { Component, type ReactNode } from 'react';
import { AreaPanel } from './area-panel.tsx';
import type { AreaPath } from './page-source.ts';

interface AreaBoundaryProps extends Pick<AreaPath, 'title' | 'frame'> {
  /** Where the visitor is: another place is another try. */
  place: string;
  children: ReactNode;
}

interface AreaBoundaryState {
  broken: boolean;
  place: string;
}

/** Keeps what an area's page throws in that area's place: frame and other areas work on. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { broken: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<AreaBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { place }: AreaBoundaryProps,
    state: AreaBoundaryState,
  ): AreaBoundaryState | null {
    return place === state.place ? null : { broken: false, place };
  }

  override render(): ReactNode {
    const { title, frame, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <AreaPanel
        title={title}
        frame={frame}
        cause="broken"
        onRetry={() => {
          this.setState({ broken: false });
        }}
      />
    );
  }
}
