import { useEffect } from 'react';
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
  // The browser looked for the anchor of the address before this page was there.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
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
