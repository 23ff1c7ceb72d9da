import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/link-button';
import { formatStayAddress } from '#contract/search';
import type { StayAddress } from '#contract/search';
import type { AnsweredNights } from '../nights/asked-nights.ts';
import { NightPrices } from '../nights/night-prices.ts';
import type { ListedStays } from '../listed.ts';
import { PageTitle } from '../../../../page-title.tsx';
import { OtherStays } from './other-stays.tsx';
import styles from './property.module.css';

interface PropertyGoneProps {
  readonly address: StayAddress;
  readonly soldOut: string | null;
  readonly offerKey: string;
  readonly nights: AnsweredNights | null;
  readonly instead: ListedStays;
}

/** Nothing is left there, or it is not sold any more: what is, for the same search. */
export function PropertyGone({ address, soldOut, offerKey, nights, instead }: PropertyGoneProps) {
  const { t } = useLingui();
  const title = soldOut ? t`${soldOut} is sold out` : t`This property is no longer available`;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>
          {soldOut
            ? t`It is sold out for these nights and your party. Try other dates.`
            : t`This property is not available on our site. Nothing was booked and nothing was charged.`}
        </p>
      </header>
      {soldOut && (
        <NightPrices key={instead.id} searchId={instead.id} address={address} offerKey={offerKey} first={nights} />
      )}
      {instead.offers.length > 0 && <OtherStays address={address} instead={instead} />}
      <p>
        <LinkButton variant="primary" href={formatStayAddress(address)}>
          {t`See all places`}
        </LinkButton>
      </p>
    </div>
  );
}
