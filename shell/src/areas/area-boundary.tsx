import { reportFailure, reportShown } from '@ifj/delivery/reports';
import { Component, type ComponentType, type ReactNode } from 'react';
import { AreaPanel } from './area-panel.tsx';
import type { AreaPath } from './page-source.ts';

/** Where the visitor is, and what is drawn there: another one is another try. */
interface Try {
  place: string;
  page: ComponentType;
}

interface AreaBoundaryProps extends Pick<AreaPath, 'title' | 'frame'>, Try {
  /** Name of the area, and the release that its page is from. */
  area: string;
  version: string | undefined;
  /** Told when the page broke: another one may take its place. */
  onBroken: () => void;
  /** Does what may help, before the page is drawn again. */
  onRetry: (error: unknown) => Promise<void>;
  children: ReactNode;
}

interface AreaBoundaryState extends Try {
  /** What was thrown. */
  broken: { error: unknown } | null;
}

/** Keeps what an area's page throws in that area's place: frame and other areas work on. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = {
    broken: null,
    place: this.props.place,
    page: this.props.page,
  };

  static getDerivedStateFromError(error: unknown): Partial<AreaBoundaryState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps(
    { place, page }: AreaBoundaryProps,
    state: AreaBoundaryState,
  ): AreaBoundaryState | null {
    return place === state.place && page === state.page ? null : { broken: null, place, page };
  }

  override componentDidMount(): void {
    this.#tellShown();
  }

  override componentDidUpdate(): void {
    this.#tellShown();
  }

  override componentDidCatch(error: unknown): void {
    const { area, version } = this.props;
    if (version !== undefined) reportFailure('render', error, { name: area, version });
    this.props.onBroken();
  }

  #tellShown(): void {
    const { area, version } = this.props;
    if (this.state.broken === null && version !== undefined) reportShown(area, version);
  }

  override render(): ReactNode {
    const { title, frame, onRetry, children } = this.props;
    const { broken } = this.state;
    if (broken === null) return children;
    return (
      <AreaPanel
        title={title}
        frame={frame}
        cause="broken"
        onRetry={() => {
          void onRetry(broken.error).then(() => {
            this.setState({ broken: null });
          });
        }}
      />
    );
  }
}
