import { Button } from '#design/button';
import { CheckoutHeader } from '#design/checkout-header';
import { Footer } from '#design/footer';
import { Header, SearchSummary } from '#design/header';
import { PayBar } from '#design/pay-bar';
import { SkipLinks } from '#design/skip-link';
import { Toasts } from '#design/toast';
import styles from './gallery.module.css';
import { Art, type GalleryArt } from './art.tsx';
import { Primitives } from './primitives.tsx';
import { Search } from './search.tsx';
import { Travel } from './travel.tsx';

const home = { href: '#top', label: 'Wayfold, front page', name: 'Wayfold' };

function Headers() {
  return (
    <>
      <Header
        home={home}
        tabs={{ label: 'What to search', items: [{ href: '#flights', text: 'Flights', icon: 'plane', current: true }] }}
        actions={[{ href: '#find', text: 'Find booking', icon: 'ticket' }, { text: 'English, EUR' }]}
      />
      {/* Inside a section a header is no second banner. */}
      <section aria-label="More headers">
        <Header
          home={home}
          actions={[{ href: '#find', text: 'Find booking', icon: 'ticket' }, { text: 'EUR' }]}
          summary={
            <SearchSummary
              from={{ name: 'London', code: 'LON' }}
              to={{ name: 'Singapore', code: 'SIN' }}
              dates="Tue 9 Mar – Tue 23 Mar"
              shortLine="9–23 Mar, 2 adults"
              party="2 adults, Economy"
              edit={{ href: '#edit', text: 'Edit', label: 'Edit search' }}
              back={{ href: '#back', label: 'Back to search' }}
            />
          }
        />
        <CheckoutHeader
          home={home}
          stepsLabel="Steps"
          where="Step 2 of 3"
          doneText="(done)"
          help={{ href: '#help', text: 'Help' }}
          steps={[
            { text: 'Travellers', state: 'done', href: '#travellers' },
            { text: 'Extras', state: 'current' },
            { text: 'Review and pay', state: 'ahead' },
          ]}
        />
      </section>
    </>
  );
}

/** Every component with its states, for eyes and screenshots. */
export function Gallery({ places = [] }: { places?: readonly GalleryArt[] }) {
  return (
    <Toasts label="Messages" closeLabel="Close message">
      <SkipLinks label="Skip to" links={[{ href: '#main', text: 'Skip to main content' }]} />
      <Headers />
      <main id="main" className={styles.page}>
        <h1>Every component, every state</h1>
        <Art places={places} />
        <Search />
        <Primitives />
        <Travel />
      </main>
      <PayBar
        label="Your choice"
        total="€1,684"
        party="2 adults, all charges"
        note="Next: names and documents. You pay in step 3."
      >
        <Button variant="primary" size="large">
          Continue with Light
        </Button>
      </PayBar>
      <Footer
        name="Wayfold"
        about="Open travel search and booking. You can read how every result is ranked, and what we earn from it."
        links={{ label: 'Legal', items: [{ href: '#data', text: 'Data sources' }] }}
        end="English, EUR"
      />
    </Toasts>
  );
}
