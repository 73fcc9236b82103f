import type { DocumentHead } from '@ifj/shared-ui/document';
import { Faqs } from './faqs.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Stories } from './stories.tsx';

export const head: DocumentHead = {
  title: 'Internships in Nigeria · IFJ',
  description: 'Internships from checked organizations for students and graduates in Nigeria.',
};

/** The start page as it reads without script. */
export default function LandingDocument() {
  return (
    <>
      <SiteHeader current="home" />
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
