import { data, redirect, type RouterContextProvider } from 'react-router';
import { formatStayAddress, parsePropertyAddress } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { choose } from '../../features/cart/choose.ts';
import { choiceAddress, readPickFields, readPlanId } from '../../features/verticals/stays/property/choice-address.ts';
import { localPath } from '../../local-path.ts';

/** The chosen rooms are checked with their house and become a quote. `intent` show: only what the choice costs, without scripts. */
export async function takeStep(context: Readonly<RouterContextProvider>, url: URL, form: FormData) {
  const asked = parsePropertyAddress(localPath(url.pathname, '/property/'), url.search);
  const picks = readPickFields(form) ?? [];
  if (asked && form.get('intent') === 'show') {
    return redirect(`${choiceAddress(asked.address, asked.key, picks)}#price`);
  }
  const offerId = form.get('offerId');
  const chosen = {
    offerId: typeof offerId === 'string' ? offerId : '',
    choice: { vertical: 'stays' as const, rooms: picks.map(readPlanId) },
    search: asked && formatStayAddress(asked.address),
  };
  const answer = await choose(apiOf(context), form, chosen, factsOf(context).locale);
  if (answer instanceof Response) return answer;
  // A choice that stays on the page is kept: it stands in the address only of a browser, which the loader is not asked with.
  return data({ problems: answer.problems, picks }, { status: answer.status });
}
