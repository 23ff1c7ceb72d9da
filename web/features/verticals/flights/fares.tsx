import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { CopyButton } from '#design/copy-button';
import { FareTable } from '#design/fare-table';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { PayBar } from '#design/pay-bar';
import { SampleMark } from '#design/sample-mark';
import { Timelines } from '#design/timeline';
import type { Quote } from '#contract/booking';
import type { Problem } from '#contract/core';
import { formatFlightAddress, formatOfferAddress } from '#contract/search';
import type { FlightAddress, FlightDetail } from '#contract/search';
import { useFacts } from '../../../facts.ts';
import { useFormat } from '../../../format.ts';
import { PostForm } from '../../../post-form.tsx';
import { CartChoice } from '../../cart/cart-choice.tsx';
import { ChoiceRefused } from '../../cart/refused.tsx';
import styles from './fares.module.css';
import { PriceParts } from './price-parts.tsx';
import { useFareRows } from './use-fare-rows.ts';
import { useLists } from '../../results/use-lists.ts';
import { PageTitle } from '../../../page-title.tsx';
import { usePartyWords } from './use-party-words.ts';
import { useSliceWords } from './use-slice-words.ts';
import { useTimeline } from './use-timeline.ts';

interface FaresProps {
  readonly detail: FlightDetail;
  readonly address: FlightAddress;
  readonly formtoken: string;
  readonly problems: readonly Problem[];
  readonly cart: Quote | null;
}

/** One offer in full: when and where, every fare with what it includes, and the way to book it. */
export function Fares({ detail, address, formtoken, problems, cart }: FaresProps) {
  const { t } = useLingui();
  const { offer, fares, query } = detail;
  const [chosen, setChosen] = useState(fares[0]?.id ?? '');
  const format = useFormat();
  const rows = useFareRows();
  const party = usePartyWords();
  // It may still sleep: another fare must not draw it anew.
  const adding = useMemo(() => cart && <CartChoice cart={cart} />, [cart]);
  const busy = useNavigation().state !== 'idle';
  const fare = fares.find(({ id }) => id === chosen) ?? fares[0];
  if (!fare) return null;
  const who = party.everyone(query.passengers);
  return (
    <div className={styles.page}>
      <FaresHead detail={detail} address={address} />
      <Journey detail={detail} />
      <PostForm formtoken={formtoken} className={styles.choose}>
        <input type="hidden" name="offerId" value={offer.id} />
        <div className={styles.sectionHead}>
          <h2>{t`Choose a fare`}</h2>
          <p>
            {query.slices.length > 1
              ? t`Total for ${who}, both ways, every charge included`
              : t`Total for ${who}, every charge included`}
          </p>
        </div>
        <CoolingOff hours={offer.refundHours} />
        <ChoiceRefused problems={problems} instead={formatFlightAddress(address)} />
        <FareTable
          caption={t`Fares and what they include`}
          cornerText={t`What is included`}
          name="fareId"
          fares={rows.columns(fares)}
          rows={rows.rows(fares)}
          chosen={fare.id}
          onChoose={setChosen}
        />
        <p
          className={styles.hint}
        >{t`Only the cheapest fare is chosen for you. Extra bags and seats can be added in step 2.`}</p>
        <PriceParts price={fare.price} />
        <PayBar
          label={t`Your choice`}
          total={format.money(fare.price.total)}
          party={t`${who}, all charges`}
          note={t`Next: names and documents. You pay in step 3.`}
        >
          {adding ?? (
            <Button type="submit" variant="primary" busyLabel={busy ? t`Checking the price…` : undefined}>
              {t`Continue with ${fare.familyName}`}
            </Button>
          )}
        </PayBar>
      </PostForm>
    </div>
  );
}

/** Whatever a fare says of refunds, this comes before it. */
function CoolingOff({ hours }: { readonly hours: FlightDetail['offer']['refundHours'] }) {
  const { t } = useLingui();
  if (!hours) return null;
  return (
    <p className={styles.hint}>
      {t`${plural(hours, { one: 'Every fare: full refund within # hour of booking', other: 'Every fare: full refund within # hours of booking' })}`}
    </p>
  );
}

/** Of several places that would have done, these flights use one. */
function citiesOf(
  { slices }: FlightDetail['offer'],
  ends: FlightDetail['places'][number] | undefined,
): [string, string] {
  const [first, last] = [slices[0]?.segments.at(0)?.departure, slices[0]?.segments.at(-1)?.arrival];
  return [
    (ends?.alsoFrom ? first?.cityName : ends?.from.cityName) ?? '',
    (ends?.alsoTo ? last?.cityName : ends?.to.cityName) ?? '',
  ];
}

function FaresHead({ detail: { offer, query, places }, address }: Pick<FaresProps, 'detail' | 'address'>) {
  const { t } = useLingui();
  const { origin } = useFacts();
  const party = usePartyWords();
  const slices = useSliceWords();
  const lists = useLists();
  const [from, to] = citiesOf(offer, places[0]);
  const title = offer.slices.length > 1 ? t`${from} to ${to} and back` : t`${from} to ${to}`;
  const carriers = lists.all([...new Set(offer.slices.map(({ ticketing }) => ticketing.name))]);
  return (
    <header className={styles.head}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <Link look="block" href={formatFlightAddress(address)}>
        <Icon name="chevron-left" size="small" />
        {t`Back to the results`}
      </Link>
      <div className={styles.titleRow}>
        <div>
          <h1>{title}</h1>
          <p className={styles.facts}>
            <span>{party.summary(query)}</span>
            <span>{lists.facts([carriers, slices.stopCount(offer.totals.stops, 'in a line')])}</span>
            <span>{t`Price checked just now`}</span>
            {offer.dataClass === 'demo' && (
              <SampleMark title={t`Invented inventory: this flight does not exist and cannot be flown`}>
                {t`Sample inventory`}
              </SampleMark>
            )}
          </p>
        </div>
        <CopyButton
          text={origin + formatOfferAddress(address, offer.key)}
          label={t`Copy link`}
          copiedText={t`Copied`}
          inWords
        />
      </div>
      {offer.tickets > 1 && (
        <Note tone="warn" title={t`Two tickets`}>
          <p>{t`Out and back are two contracts. If one is changed or cancelled, the other stays as it is.`}</p>
        </Note>
      )}
    </header>
  );
}

function Journey({ detail: { offer } }: Pick<FaresProps, 'detail'>) {
  const { t } = useLingui();
  const format = useFormat();
  const timelineOf = useTimeline();
  return (
    <Timelines
      ways={offer.slices.map((slice, i) => {
        const day = format.day(slice.segments[0]?.departure.local ?? '', 'short');
        return timelineOf(slice, i === 0 ? t`Out, ${day}` : t`Back, ${day}`);
      })}
    />
  );
}
