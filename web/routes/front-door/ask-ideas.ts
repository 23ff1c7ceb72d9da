import { type FlightQuery, partyPath, search } from '#contract/search';
import type { TravellersValue } from '#design/travellers';
import { fetchApi } from '../../api.ts';
import { EMPTY } from '../../features/verticals/flights/form/form-state.ts';
import { tellIdeas } from './ideas-now.ts';

/** A reader who adds three travellers asks once. */
const PAUSE_MS = 400;

type Asked = Pick<FlightQuery, 'passengers' | 'cabin'>;

interface Words {
  readonly currency: string;
  readonly wordsOf: (asked: Asked) => string;
}

let timer: ReturnType<typeof setTimeout> | undefined;
const FIRST = partyPath(askedOf(EMPTY.who));
let last = FIRST;

/** Prices below the form for the party that it names. Of an answer that is late, or none, nothing is changed: the page says for whom its prices are. */
export function askIdeas(who: TravellersValue, words: Words): void {
  const asked = askedOf(who);
  const party = partyPath(asked);
  if (party === last) return;
  last = party;
  clearTimeout(timer);
  timer = setTimeout(() => {
    fetchApi(search.ideas, { currency: words.currency, party }).then(
      (found) => party === last && tellIdeas({ found, party: words.wordsOf(asked) }),
      // The same party is asked for once more by the next press.
      () => (last = party === last ? '' : last),
    );
  }, PAUSE_MS);
}

/** The form is gone: the next one begins with the party of the page again. */
export function forgetIdeas(): void {
  clearTimeout(timer);
  last = FIRST;
  tellIdeas(undefined);
}

function askedOf({ party, cabin }: TravellersValue): Asked {
  // The choices of the field are those of the contract.
  return { passengers: { ...party, children: [...party.children] }, cabin: cabin as Asked['cabin'] };
}
