import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { TextField } from '#design/text-field';
import { brandName, brandOf, type CardBrand } from '#contract/payments';
import fields from '../forms/forms.module.css';
import styles from './checkout.module.css';
import { groupDigits } from './group-digits.ts';
import type { CardProblem, TypedCard } from './read-card.ts';
import { useCardFaultWords } from './use-card-words.ts';

export interface CardHandle {
  read(): TypedCard;
  /** The only part that is not kept after a refusal. */
  clearCode(): void;
}

interface CardFieldsProps {
  readonly payer: string;
  readonly problems: readonly CardProblem[];
  readonly ref: Ref<CardHandle>;
}

/** The fields of a card, read when they are needed and kept nowhere. */
function useTypedCard(ref: Ref<CardHandle>) {
  const number = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    read: () => ({
      number: number.current?.value ?? '',
      name: name.current?.value ?? '',
      expiry: expiry.current?.value ?? '',
      code: code.current?.value ?? '',
    }),
    clearCode() {
      if (code.current) code.current.value = '';
    },
  }));
  return { number, name, expiry, code };
}

/** Card fields without names: no form can send them, on any path. */
export function CardFields({ payer, problems, ref }: CardFieldsProps) {
  const { t } = useLingui();
  const faultWords = useCardFaultWords();
  const [brand, setBrand] = useState<CardBrand>('UNKNOWN');
  const { number, name, expiry, code } = useTypedCard(ref);
  const errorOf = (part: keyof TypedCard) => {
    const problem = problems.find((one) => one.part === part);
    return problem && faultWords(problem.fault);
  };
  return (
    <div className={fields.fields}>
      <TextField
        ref={number}
        className={styles.wide}
        label={t`Card number`}
        hint={brandName(brand) ?? t`Test numbers only`}
        error={errorOf('number')}
        id="card.number"
        autoComplete="cc-number"
        inputMode="numeric"
        tabular
        required
        onInput={(event) => setBrand(group(event))}
      />
      <TextField
        ref={name}
        className={styles.wide}
        label={t`Name on card`}
        error={errorOf('name')}
        id="card.name"
        defaultValue={payer}
        autoComplete="cc-name"
        required
      />
      <TextField
        ref={expiry}
        label={t`Expiry date`}
        hint={t`For example 09/29`}
        error={errorOf('expiry')}
        id="card.expiry"
        autoComplete="cc-exp"
        inputMode="numeric"
        tabular
        required
      />
      <TextField
        ref={code}
        label={t`Security code`}
        hint={brand === 'Amex' ? t`4 digits on the front` : t`3 digits on the back`}
        error={errorOf('code')}
        id="card.code"
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
        tabular
        required
      />
    </div>
  );
}

function group({ currentTarget: field }: FormEvent<HTMLInputElement>): CardBrand {
  const { text, caret } = groupDigits(field.value, field.selectionStart ?? field.value.length);
  if (text !== field.value) {
    field.value = text;
    field.setSelectionRange(caret, caret);
  }
  return brandOf(text);
}
