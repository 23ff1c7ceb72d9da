import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { ChoiceCard, ChoiceCards } from '#design/choice-card';
import { Disclosure } from '#design/disclosure';
import { ErrorSummary } from '#design/error-summary';
import { FieldGroup } from '#design/field';
import { useHydrated } from '#design/hydrated';
import { afterPress, watchPress } from '#design/press';
import type { Order } from '#contract/booking';
import type { Problem } from '#contract/core';
import type { PaymentMethod } from '#contract/payments';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { KeepBox } from '../cards/keep-box.tsx';
import { KeptChoice } from '../cards/kept-choice.tsx';
import { TestCardList } from '../cards/test-card-list.tsx';
import { PostForm } from '../../post-form.tsx';
import { type CardHandle, CardFields } from './card-fields.tsx';
import fields from '../forms/forms.module.css';
import { Section } from '../forms/section.tsx';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import { Declined } from './declined.tsx';
import { type Kept, type PayChoice, type PayShown, usePayChoice } from './pay-choice.ts';
import { PayFields, Terms } from './pay-terms.tsx';
import { isApart } from './purchase.ts';
import { type CardProblem, readCard } from './read-card.ts';
import { RestCharged } from './rest.tsx';
import { useCardFaultWords, useCardWords } from './use-card-words.ts';
import { useOnce } from './use-once.ts';

interface PayFormProps {
  readonly order: Order;
  readonly formtoken: string;
  readonly idempotencyKey: string;
  readonly kept: Kept;
  /** What was chosen when the last try was refused. */
  readonly chosen: PayChoice | undefined;
  readonly problems: readonly Problem[];
  readonly back: ReactNode;
}

/** Turns the typed card into its token on the way out, and lets a form go once. */
function usePayOnce(order: Order, withCard: boolean) {
  const { now } = useFacts();
  const { busy, goes } = useOnce(order);
  const [refused, setRefused] = useState<readonly CardProblem[]>([]);
  const [problems, setProblems] = useState(refused);
  const card = useRef<CardHandle>(null);
  const token = useRef<HTMLInputElement>(null);
  // Before the refusal is painted: nobody sees or retypes over the old code.
  useLayoutEffect(() => card.current?.clearCode(), [order.payments.length]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = !new FormData(event.currentTarget).get('methodId');
    if (!goes(() => !typed || fillToken())) event.preventDefault();
  }

  function fillToken(): boolean {
    if (!withCard || !card.current || !token.current) return true;
    const read = readCard(card.current.read(), now);
    watchPress();
    setRefused(read.ok ? [] : read.problems);
    setProblems(read.ok ? [] : read.problems);
    if (read.ok) token.current.value = read.token;
    return read.ok;
  }

  /** Once refused, the card is looked at again whenever one of its fields was left. */
  function look() {
    if (refused.length === 0 || !card.current) return;
    const read = readCard(card.current.read(), now);
    setProblems(read.ok ? [] : read.problems);
  }

  return { busy, refused, problems, card, token, submit, look: () => afterPress(look) };
}

/** The same elements as long as nothing of them changed: what is drawn again around a part that sleeps must not touch it. */
function useKeptParts({ kept: { methods, room }, chosen, problems }: PayFormProps, shown: PayShown) {
  const fault = problems.find(({ field }) => field === 'methodId')?.localizedDescription;
  const ticked = chosen?.keep ?? false;
  const list = useMemo(
    () =>
      methods && methods.length > 0 ? (
        <KeptChoice key={shown.listed} methods={methods} chosen={shown.start} error={fault} />
      ) : null,
    [methods, shown, fault],
  );
  const keepBox = useMemo(() => (room ? <KeepBox ticked={ticked} /> : null), [room, ticked]);
  return { list, keepBox };
}

/** Pays what the page shows. With scripts a card becomes a token here; without, the payment page asks for it. */
export function PayForm(props: PayFormProps) {
  const { order, formtoken, idempotencyKey, kept, back } = props;
  const { t } = useLingui();
  const format = useFormat();
  const hydrated = useHydrated();
  const [method, setMethod] = useState<PaymentMethod>(order.payment.methods[0] ?? 'CARD');
  const withCard = hydrated && method === 'CARD' && order.payment.kind === 'simulator';
  const { busy, refused, problems, card, token, submit, look } = usePayOnce(order, withCard);
  const { form, shown, methodId, keep } = usePayChoice(kept, props.chosen);
  const { list, keepBox } = useKeptParts(props, shown);
  const offersKept = method === 'CARD' && list !== null;
  const typing = !hydrated || methodId === '' || !offersKept;
  const total = format.money(order.dueNow);
  return (
    <>
      <PostForm ref={form} formtoken={formtoken} noValidate judgesItself onSubmit={submit} onBlur={look}>
        <PayFields order={order} idempotencyKey={idempotencyKey} />
        <input ref={token} type="hidden" name="paymentToken" defaultValue="" />
        <Section title={isApart(order) ? t`Payment` : t`Pay ${total}`} id="pay.title">
          <div className={fields.stack}>
            <Methods methods={order.payment.methods} method={method} onChoice={setMethod} />
            <Declined order={order} cards={offersKept} typed={withCard} />
            <CardProblems problems={problems} refused={refused} />
            {method === 'CARD' && list}
            <div className={typing ? fields.stack : undefined} hidden={!typing}>
              {withCard && (
                <Disclosure summary={t`Test cards`}>
                  <TestCardList />
                </Disclosure>
              )}
              {withCard && <CardFields ref={card} payer={payerOf(order)} problems={problems} />}
              {!withCard && (
                <p className={styles.quiet}>{t`Choose the card on the payment page. You return here automatically.`}</p>
              )}
              {method === 'CARD' && keepBox}
            </div>
          </div>
        </Section>
        <Terms order={order} />
        <RestCharged items={order.items} />
        <Actions back={back} foot={false}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon="lock"
            id="pay.go"
            busyLabel={busy ? t`Booking… do not close this page` : undefined}
          >
            {withCard || offersKept ? t`Book for ${total}` : t`Pay ${total} on the payment page`}
          </Button>
        </Actions>
      </PostForm>
      {withCard && typing && (
        <Instead order={order} formtoken={formtoken} idempotencyKey={`${idempotencyKey}h`} keep={keep} />
      )}
    </>
  );
}

interface InsteadProps extends Pick<PayFormProps, 'order' | 'formtoken' | 'idempotencyKey'> {
  readonly keep: boolean;
}

/** The payment page for those who would rather pick a card than type one. A form of its own: Enter never sends it. */
function Instead({ order, formtoken, idempotencyKey, keep }: InsteadProps) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  return (
    <PostForm formtoken={formtoken} className={styles.instead}>
      <PayFields order={order} idempotencyKey={idempotencyKey} />
      {keep && <input type="hidden" name="keep" value="on" />}
      <Button type="submit" variant="quiet" disabled={busy}>
        {t`Choose a test card on the payment page instead`}
      </Button>
    </PostForm>
  );
}

/** Traveller 1 pays; nobody types the name again. */
function payerOf({ travellers }: Order): string {
  const [first] = travellers;
  return first ? `${first.givenNames} ${first.familyName}` : '';
}

type Found = readonly CardProblem[];

function CardProblems({ problems, refused }: { readonly problems: Found; readonly refused: Found }) {
  const { t } = useLingui();
  const words = useCardFaultWords();
  const errors = problems.map(({ part, fault }) => ({ field: `card.${part}`, text: words(fault) }));
  return <ErrorSummary title={t`Check the card details. Nothing has been sent yet`} errors={errors} focus={refused} />;
}

interface MethodsProps {
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod;
  readonly onChoice: (method: PaymentMethod) => void;
}

/** Only what the provider supports; a single way to pay is no choice. */
function Methods({ methods, method, onChoice }: MethodsProps) {
  const { t } = useLingui();
  const words = useCardWords();
  if (methods.length < 2) return null;
  return (
    <FieldGroup label={t`Payment method`}>
      <ChoiceCards>
        {methods.map((one) => (
          <ChoiceCard
            key={one}
            name="method"
            value={one}
            label={words.method(one)}
            checked={one === method}
            onChange={() => onChoice(one)}
          />
        ))}
      </ChoiceCards>
    </FieldGroup>
  );
}
