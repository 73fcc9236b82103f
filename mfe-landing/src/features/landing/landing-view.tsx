import type { ReactNode } from 'react';
import { Faqs } from './faqs.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { SectionId } from './sections.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Stories } from './stories.tsx';

interface LandingViewProps {
  /** The section whose anchor is marked. */
  current: SectionId;
  /** The ways into the product, for the header. */
  smallWays: ReactNode;
  /** The same for the page itself. */
  ways: ReactNode;
  figures: ReactNode;
  stories: ReactNode;
  /** The ways in once more, for who has none yet. */
  getStarted: ReactNode;
  /** How to reach the support. */
  support: ReactNode;
  /** The switch of colours. */
  colours: ReactNode;
}

/** The start page; what differs between the running page and its document is handed in. */
export function LandingView(props: LandingViewProps) {
  const { current, smallWays, ways, figures, stories, getStarted, support, colours } = props;
  return (
    <>
      <SiteHeader current={current} ways={smallWays} />
      <main>
        <Hero ways={ways} />
        <HowItWorks />
        <Stories>{stories}</Stories>
        <Figures>{figures}</Figures>
        <Faqs />
        {getStarted}
      </main>
      <SiteFooter support={support} colours={colours} />
    </>
  );
}
