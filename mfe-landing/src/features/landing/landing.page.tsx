import { documentAnswer, useSession } from '@ifj/shared-api';
import { ColorModeSwitch } from '@ifj/shared-ui';
import { useViewLandingQuery, type Landing } from '../../generated/operations.ts';
import { GetStarted } from './get-started.tsx';
import { LandingView } from './landing-view.tsx';
import { Colours } from './site-footer.tsx';
import { FigureList, StoryList, Support } from './site-content.tsx';
import { useAnchor } from './use-anchor.ts';
import { useCurrentSection } from './use-current-section.ts';
import { WaysIn } from './ways-in.tsx';

/** The public start page. */
export default function LandingPage() {
  const { data, error, isFetching, refetch } = useViewLandingQuery();
  const first = documentAnswer<Landing>('/public/landing');
  const content = data ?? (first?.status === 200 ? first.body : undefined);
  const isMissing = content === undefined && error !== undefined;
  const current = useCurrentSection();
  const { isSignedIn } = useSession();
  useAnchor();

  const retry = { isMissing, isTrying: isFetching, onRetry: () => void refetch() };
  return (
    <LandingView
      current={current}
      smallWays={<WaysIn small />}
      ways={<WaysIn />}
      figures={<FigureList figures={content?.figures} {...retry} />}
      stories={<StoryList stories={content?.stories} {...retry} />}
      getStarted={isSignedIn ? null : <GetStarted ways={<WaysIn />} />}
      support={content && <Support address={content.support_address} />}
      colours={
        <Colours>
          <ColorModeSwitch />
        </Colours>
      }
    />
  );
}
