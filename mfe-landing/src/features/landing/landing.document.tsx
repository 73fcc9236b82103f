import { ColorModeSwitch, Text, styled } from '@ifj/shared-ui';
import { Absent, Given, placeholder, type DocumentHead } from '@ifj/shared-ui/document';
import { Figure, FigureRow } from './figures.tsx';
import { GetStarted } from './get-started.tsx';
import { LandingView } from './landing-view.tsx';
import { Colours } from './site-footer.tsx';
import { ExampleMark, Story, StoryGrid } from './stories.tsx';
import { Support, missingFigures, missingStories } from './site-content.tsx';
import { DashboardWay, VisitorWays } from './ways-in.tsx';

export const head: DocumentHead = {
  title: 'Internships in Nigeria · IFJ',
  description:
    'Find your ideal internship at a company that has been checked. Free for students, graduates and organizations in Nigeria.',
};

// It keeps its place: without script it could change nothing.
const Later = styled(Colours)({ visibility: 'hidden' });

const ways = (small: boolean) => (
  <>
    <Given name="signedIn">
      <DashboardWay small={small} />
    </Given>
    <Absent name="signedIn">
      <VisitorWays small={small} />
    </Absent>
  </>
);

const figures = (
  <>
    <Given name="data">
      <FigureRow>
        <Given name="figures">
          <Figure value={placeholder('value')} label={placeholder('label')} />
        </Given>
      </FigureRow>
    </Given>
    <Given name="failed">
      <Text tone="inherit" center>
        {missingFigures}
      </Text>
    </Given>
  </>
);

const stories = (
  <>
    <Given name="data">
      <StoryGrid>
        <Given name="stories">
          <Story
            name={placeholder('name')}
            about={placeholder('about')}
            text={placeholder('text')}
            mark={
              <Given name="is_example">
                <ExampleMark />
              </Given>
            }
          />
        </Given>
      </StoryGrid>
    </Given>
    <Given name="failed">
      <Text>{missingStories}</Text>
    </Given>
  </>
);

/** The start page as it reads without script. */
export default function LandingDocument() {
  return (
    <LandingView
      current="home"
      smallWays={ways(true)}
      ways={ways(false)}
      figures={figures}
      stories={stories}
      getStarted={
        <Absent name="signedIn">
          <GetStarted ways={<VisitorWays />} />
        </Absent>
      }
      support={
        <Given name="data">
          <Support address={placeholder('support_address')} />
        </Given>
      }
      colours={
        <Later>
          <ColorModeSwitch />
        </Later>
      }
    />
  );
}
