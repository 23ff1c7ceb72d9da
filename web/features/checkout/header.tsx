import { useLingui } from '@lingui/react/macro';
import { useMatches } from 'react-router';
import { CheckoutHeader, type CheckoutStep } from '#design/checkout-header';
import { useFacts } from '../../facts.ts';
import { extrasPath, travellersPath } from './paths.ts';

const STEP_OF: Readonly<Record<string, number>> = {
  'checkout-quote': 0,
  'checkout-travellers': 0,
  'checkout-extras': 1,
};

/** The steps of checkout; finished ones open again. Everything after the extras is the last step. */
export function Header() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const match = useMatches().at(-1);
  const at = STEP_OF[match?.id ?? ''] ?? 2;
  // The loader refused: there is an explanation on the page, and no way through it.
  const lost = match !== undefined && match.loaderData === undefined;
  const orderId = match?.id === 'checkout-status' ? undefined : match?.params['orderId'];
  const steps = [
    { text: t`Travellers`, href: orderId && travellersPath(orderId) },
    { text: t`Extras`, href: orderId && extrasPath(orderId) },
    { text: t`Review and pay`, href: undefined },
  ];
  const shown = steps.map(({ text, href }, index): CheckoutStep => ({
    text,
    href,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
  return (
    <CheckoutHeader
      home={{ href: '/', label: t`${brand.name}, front page`, name: brand.name }}
      stepsLabel={t`Steps`}
      steps={lost ? [] : shown}
      where={t`Step ${at + 1} of 3`}
      doneText={t`(done)`}
    />
  );
}
