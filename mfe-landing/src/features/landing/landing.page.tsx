import { Faqs } from './faqs.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Stories } from './stories.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** The public start page. */
export default function LandingPage() {
  const current = useCurrentSection();
  return (
    <>
      <SiteHeader current={current} />
      <main>
        <Hero />
        <HowItWorks />
        <Stories />
        <Figures />
        <Faqs />
      </main>
      <SiteFooter />
    </>
  );
}
