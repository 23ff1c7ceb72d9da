import { useLingui } from '@lingui/react/macro';
import { useMatches } from 'react-router';
import { CheckoutHeader, type CheckoutStep } from '#design/checkout-header';
import type { Order, Quote } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { extrasPath, travellersPath } from './paths.ts';
import { hasExtras } from './purchase.ts';

type Step = 'names' | 'extras' | 'review';

const STEP_OF: Readonly<Record<string, Step>> = {
  'checkout-quote': 'names',
  'checkout-travellers': 'names',
  'checkout-extras': 'extras',
};

/** What is bought, of whichever page of checkout this is. */
function boughtOf(loaded: unknown): Quote | Order | undefined {
  if (typeof loaded !== 'object' || loaded === null) return undefined;
  const { order, quote } = loaded as { readonly order?: Order; readonly quote?: Quote };
  return order ?? quote;
}

/** The steps of checkout; finished ones open again. Without extras there are two. Everything after is the last step. */
export function Header() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const match = useMatches().at(-1);
  const bought = boughtOf(match?.loaderData);
  const before = match?.loaderData as { readonly back?: string } | undefined;
  // The loader refused: there is an explanation on the page, and no way through it.
  const lost = match !== undefined && match.loaderData === undefined;
  const orderId = match?.id === 'checkout-status' ? undefined : match?.params['orderId'];
  const guests = bought?.travellers.every(({ kind }) => kind === 'guest') ?? false;
  const steps = [
    { step: 'names', text: guests ? t`Guests` : t`Travellers`, href: orderId && travellersPath(orderId) },
    ...(bought && !hasExtras(bought.items)
      ? []
      : [{ step: 'extras', text: t`Extras`, href: orderId && extrasPath(orderId) }]),
    {
      step: 'review',
      text: bought?.dueNow.amountMinor === 0 ? t`Review and book` : t`Review and pay`,
      href: undefined,
    },
  ];
  const now = STEP_OF[match?.id ?? ''] ?? 'review';
  const at = Math.max(
    0,
    steps.findIndex(({ step }) => step === now),
  );
  const cart = { href: '/cart', text: t`Your trip` };
  const backTo = (href: string | undefined) =>
    href === cart.href
      ? cart
      : href === undefined
        ? undefined
        : { href, text: t({ context: 'the step before', message: 'Back' }) };
  const shown = steps.map(({ text, href }, index): CheckoutStep => ({
    text,
    href,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
  return (
    <CheckoutHeader
      home={{ href: '/', label: t`${brand.name}, homepage`, name: brand.name }}
      stepsLabel={t`Checkout`}
      steps={lost ? [] : shown}
      where={t`Checkout ${at + 1} of ${steps.length}`}
      back={lost ? undefined : orderId === undefined ? backTo(before?.back) : cart}
      doneText={t`(done)`}
    />
  );
}
