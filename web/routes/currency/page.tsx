import { useActionData, useLoaderData } from 'react-router';
import { CurrencyPage } from '../../features/pickers/currency-page.tsx';
import type { action, loader } from './data.ts';

export default function Currency() {
  const { state, formtoken, back } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>()?.problems ?? [];
  return <CurrencyPage state={state} formtoken={formtoken} back={back} problems={problems} />;
}
