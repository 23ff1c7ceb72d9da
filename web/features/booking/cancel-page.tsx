import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { CancellationBar } from '#design/cancellation-bar';
import { Link } from '#design/link';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { SampleMark } from '#design/sample-mark';
import type { CancelQuote, Order } from '#contract/booking';
import type { Problem } from '#contract/core';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { type Access, cancelAddress, orderAddress } from './access.ts';
import styles from './cancel-page.module.css';
import { CancelTerms } from './cancel-terms.tsx';
import { journeyOf } from './journey-of.ts';
import { useClock } from './use-clock.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useLadder } from './use-ladder.ts';

interface CancelPageProps {
  readonly order: Order;
  readonly access: Access;
  readonly formtoken: string;
  /** Terms asked for on this page; null before. */
  readonly quote: CancelQuote | null;
  /** Why the last press did not work. */
  readonly problems: readonly Problem[] | undefined;
}

/** Cancelling in two presses: the terms of this moment, then yes or no on equal buttons. */
export function CancelPage(props: CancelPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const { order, access, quote, problems } = props;
  const heading = useHeadingFocus(problems ?? quote?.id);
  const { from, to } = journeyOf(order);
  const title = t`Cancel ${from.cityName} to ${to.cityName}`;
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <header>
        <Link look="block" href={orderAddress(access)}>{t`Back to the booking`}</Link>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.facts}>
          <bdi>{order.reference}</bdi>
          {order.dataClass === 'demo' && <SampleMark>{t`Sample booking, no seat is held`}</SampleMark>}
        </p>
      </header>
      <Refused problems={problems ?? []} />
      <Step {...props} />
    </div>
  );
}

function Step(props: CancelPageProps) {
  const { t } = useLingui();
  const { order, quote } = props;
  if (order.state !== 'confirmed') {
    return <Note title={t`There is nothing to cancel`}>{t`This order is not a booking.`}</Note>;
  }
  if (!order.actions.includes('cancel')) {
    return (
      <Note tone="warn" title={t`This booking cannot be cancelled here yet`}>
        {t`The payment is still being settled. It takes minutes; then cancelling is offered on the booking.`}
      </Note>
    );
  }
  if (quote?.state === 'live') return <CancelTerms {...props} quote={quote} />;
  return <Ask {...props} />;
}

function Ask({ order, access, formtoken, quote, problems }: CancelPageProps) {
  const { t } = useLingui();
  const { now } = useFacts();
  const clock = useClock(order);
  const ladder = useLadder(order, now);
  const busy = useNavigation().state !== 'idle';
  const over = problems?.some(({ code }) => code === 'NOT_CANCELLABLE');
  return (
    <>
      {quote && !problems && (
        <Note tone="warn" title={t`These terms have lapsed`}>
          {t`Nothing was cancelled. Ask again: what comes back may be the same or may have changed.`}
        </Note>
      )}
      <section>
        <h2 className={styles.heading}>{t`What comes back when`}</h2>
        <CancellationBar label={t`What comes back when`} steps={ladder.bar} note={t`Deadlines in ${clock.zoneName}.`} />
      </section>
      <div className={styles.choices}>
        <LinkButton variant="neutral" href={orderAddress(access)}>{t`Keep the booking`}</LinkButton>
        {!over && (
          <PostForm formtoken={formtoken} action={cancelAddress(access)}>
            <input type="hidden" name="intent" value="quote" />
            <Button type="submit" variant="neutral" busyLabel={busy ? t`Asking the airline…` : undefined}>
              {t`See what comes back now`}
            </Button>
          </PostForm>
        )}
      </div>
    </>
  );
}

/** Each refusal with what is safe and what to do next. */
function Refused({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  const words: Readonly<Record<string, { title: string; text: string }>> = {
    NOT_CANCELLABLE: {
      title: t`The airline does not take this booking back any more`,
      text: t`Nothing was changed: your booking stands. Usually the first flight has left or is about to.`,
    },
    QUOTE_EXPIRED: {
      title: t`The terms lapsed before you confirmed`,
      text: t`Nothing was cancelled. Ask again to see what comes back now.`,
    },
    SUPPLIER_UNAVAILABLE: {
      title: t`The airline does not answer`,
      text: t`Nothing was cancelled and your booking stands. Try again in a few minutes; the deadlines below hold until then.`,
    },
    WRONG_STATE: {
      title: t`This is not possible right now`,
      text: t`The booking changed meanwhile. Go back to it to see how it stands.`,
    },
  };
  return problems.map((problem) => (
    <Note key={problem.code} tone="bad" role="alert" title={words[problem.code]?.title ?? problem.localizedDescription}>
      {words[problem.code]?.text}
    </Note>
  ));
}
