import { useLingui } from '@lingui/react/macro';
import { type KeptMethod, LABEL_LENGTH } from '#contract/payments';
import { Badge } from '#design/badge';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import { Icon } from '#design/icon';
import { Note } from '#design/note';
import { TextField } from '#design/text-field';
import { VisuallyHidden } from '#design/visually-hidden';
import { useFormat } from '../../../format.ts';
import { useCardFacts } from '../../cards/use-card-facts.ts';
import styles from './account.module.css';
import cards from './cards-part.module.css';
import { Done } from './done.tsx';
import { faultAt, SectionForm, useOwnRefusal, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

/** Cards that the payment provider keeps for the account. There is no form for a new one: that is done by paying. */
export function CardsPart(data: AccountData) {
  const { t } = useLingui();
  const { methods } = data.cards;
  const { refused } = data;
  const gone = refused !== undefined && refused.intent.endsWith('Card') && !methods.some(isAbout(refused.values['id']));
  return (
    <>
      <p
        className={styles.lead}
      >{t`Cards you saved when you paid. The payment provider stores them; we never see the number.`}</p>
      <Done done={data.done} section="cards" />
      {gone && <Note tone="bad" role="alert" title={t`That card is no longer saved. Nothing was changed.`} />}
      <div className={styles.sheet}>
        {methods.length > 0 && (
          <ul className={styles.rows}>
            {methods.map((method) => (
              <CardRow key={method.methodId} data={data} method={method} />
            ))}
          </ul>
        )}
        <div className={styles.box}>{methods.length > 0 ? <HowToAdd /> : <NoCards />}</div>
      </div>
    </>
  );
}

function isAbout(id: string | undefined) {
  return ({ methodId }: KeptMethod) => methodId === id;
}

function HowToAdd() {
  const { t } = useLingui();
  return <p className={styles.fact}>{t`To add a card, pay with it and select “Save this card for next time”.`}</p>;
}

function NoCards() {
  const { t } = useLingui();
  return (
    <div className={styles.what}>
      <Icon name="credit-card" />
      <div className={styles.words}>
        <p className={styles.name}>{t`No saved cards`}</p>
        <HowToAdd />
      </div>
    </div>
  );
}

function CardRow({ data, method }: { readonly data: AccountData; readonly method: KeptMethod }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const facts = useCardFacts();
  const { label, preferred, state, addedAt, lastUsedAt } = method;
  const [card, until] = [facts.card(method), facts.until(method)];
  const added = day(addedAt, 'plain');
  const used = lastUsedAt === null ? added : day(lastUsedAt, 'plain');
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.what}>
          <Icon name="credit-card" />
          <div className={styles.words}>
            <p className={styles.name}>
              <bdi>{label || card}</bdi>
              {preferred && <Badge>{t`Default`}</Badge>}
              {state === 'expired' && <Badge tone="warn">{t`Expired`}</Badge>}
              {state === 'withdrawn' && <Badge tone="warn">{t`Not accepted`}</Badge>}
            </p>
            <p className={styles.fact}>{label ? `${card} · ${until}` : until}</p>
            <p className={styles.fact}>{t`Added by you on ${added}, last used ${used}`}</p>
          </div>
        </div>
        {!preferred && state === 'usable' && <Prefer data={data} method={method} />}
      </div>
      <Change data={data} method={method} />
    </li>
  );
}

interface RowProps {
  readonly data: AccountData;
  readonly method: KeptMethod;
}

function Prefer({ data, method }: RowProps) {
  const { t } = useLingui();
  const { card } = useCardFacts();
  const sending = useSending('preferCard', method.methodId);
  const name = method.label || card(method);
  return (
    <SectionForm {...data} intent="preferCard" about={method.methodId}>
      <Button
        type="submit"
        size="compact"
        variant="neutral"
        aria-label={t`Set as default: ${name}`}
        busyLabel={sending ? t`Saving…` : undefined}
      >
        {t`Set as default`}
      </Button>
    </SectionForm>
  );
}

/** Name and removal stay out of the way; opening it is the second thought before a card goes. */
function Change({ data, method }: RowProps) {
  const { t } = useLingui();
  const { card } = useCardFacts();
  const { methodId, label } = method;
  const name = label || card(method);
  const refused = useOwnRefusal(data.refused, 'renameCard', methodId);
  const [renaming, removing] = [useSending('renameCard', methodId), useSending('removeCard', methodId)];
  return (
    <Disclosure
      className={cards.change}
      open={refused !== undefined}
      summary={
        <>
          {t`Rename or remove`}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </>
      }
    >
      <div className={cards.forms}>
        <SectionForm {...data} intent="renameCard" about={methodId} fields={['label']}>
          <div className={styles.narrow}>
            <TextField
              key={label}
              id={`label-${methodId}`}
              name="label"
              label={t`Card nickname`}
              optional={t`optional`}
              defaultValue={refused?.values['label'] ?? label}
              error={faultAt(refused, 'label')}
              maxLength={LABEL_LENGTH}
              autoComplete="off"
            />
          </div>
          <Button type="submit" variant="outline" busyLabel={renaming ? t`Saving…` : undefined}>
            {t`Save name`}
          </Button>
        </SectionForm>
        <SectionForm {...data} intent="removeCard" about={methodId}>
          <p className={styles.fact}>
            {t`Once removed, it can’t be charged again and the payment provider deletes it. Refunds still reach it.`}
          </p>
          <Button
            type="submit"
            variant="danger"
            aria-label={t`Remove this card: ${name}`}
            busyLabel={removing ? t`Removing…` : undefined}
          >
            {t`Remove this card`}
          </Button>
        </SectionForm>
      </div>
    </Disclosure>
  );
}
