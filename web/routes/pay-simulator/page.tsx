import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button } from '#design/button';
import { ChoiceCard, ChoiceCards } from '#design/choice-card';
import { FieldGroup } from '#design/field';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { brandName, brandOf, formatCardNumber, testCards, tokenise } from '#contract/payments';
import { useScenarioWords } from '../../features/cards/use-scenario-words.ts';
import { PageHeading } from '../../features/checkout/checkout-page.tsx';
import styles from '../../features/checkout/checkout.module.css';
import fields from '../../features/forms/forms.module.css';
import { Problems } from '../../features/forms/problems.tsx';
import { useFormat } from '../../format.ts';
import { PageTitle } from '../../page-title.tsx';
import { PostForm } from '../../post-form.tsx';
import type { action, loader } from './data.ts';

export default function PaySimulator() {
  const { t } = useLingui();
  const format = useFormat();
  const { visit, formtoken } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  const amount = format.money(visit.amount);
  const leave = (
    <Button type="submit" name="answer" value="leave" size="large" disabled={busy}>
      {t`Go back without paying`}
    </Button>
  );
  return (
    <div className={styles.narrow}>
      <PageTitle>{t`Payment simulator`}</PageTitle>
      <PageHeading>{t`Payment simulator`}</PageHeading>
      <Note tone="warn" title={t`This page stands in for a payment company`}>
        {t`It accepts test cards only. No money moves and no card number is sent.`}
      </Note>
      <Problems problems={refused?.problems ?? []} />
      <p className={styles.lead}>{t`${amount} for booking ${visit.label}`}</p>
      {visit.step === 'done' ? (
        <p>
          <LinkButton variant="primary" size="large" href={visit.returnPath}>
            {t`Go back to the booking`}
          </LinkButton>
        </p>
      ) : (
        <PostForm formtoken={formtoken} className={fields.stack} replace>
          {visit.step === 'card' ? <Cards /> : <Challenge amount={amount} />}
          <div className={styles.answers}>
            {visit.step === 'card' && (
              <Button type="submit" name="answer" value="pay" variant="primary" size="large" disabled={busy}>
                {t`Pay ${amount}`}
              </Button>
            )}
            {leave}
          </div>
        </PostForm>
      )}
    </div>
  );
}

/** What is sent is the token; the number is only there to be read. */
function Cards() {
  const { t } = useLingui();
  const scenarioOf = useScenarioWords();
  return (
    <FieldGroup label={t`Choose a test card`}>
      <ChoiceCards>
        {testCards.map(({ number, scenario }, at) => {
          const made = tokenise(number);
          return (
            <ChoiceCard
              key={number}
              name="token"
              value={made.ok ? made.token : ''}
              defaultChecked={at === 0}
              label={scenarioOf(scenario)}
              hint={[brandName(brandOf(number)), formatCardNumber(number)].filter(Boolean).join(' ')}
            />
          );
        })}
      </ChoiceCards>
    </FieldGroup>
  );
}

function Challenge({ amount }: { readonly amount: string }) {
  const { t } = useLingui();
  return (
    <>
      <h2>{t`Your bank asks: are you paying ${amount}?`}</h2>
      <div className={styles.answers}>
        <Button type="submit" name="answer" value="yes" variant="primary" size="large">
          {t`Yes, it’s me`}
        </Button>
        <Button type="submit" name="answer" value="no" size="large">
          {t`No, decline`}
        </Button>
      </div>
    </>
  );
}

export { Header } from '../../features/checkout/header.tsx';
