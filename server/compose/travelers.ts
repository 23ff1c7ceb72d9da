import { chooseTraveler, travelers as calls } from '#contract/travelers';
import * as travelers from '#domain/travelers';
import type { Config } from '#platform/config';
import { bind } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';
import { needsIn, TRAVELER_WORDS } from './traveler-words.ts';

interface TravelersNeeds extends Pick<
  Foundation,
  'brands' | 'clock' | 'db' | 'ids' | 'log' | 'random' | 'sealer' | 'speak'
> {
  readonly config: Pick<Config, 'genders'>;
}

/** Saved travellers: the calls, and the move of their numbers to the newest key. */
export function travelersPart(needs: TravelersNeeds): Part {
  const settings = travelerSettings(needs.config);
  const [create, update] = [travelers.createTraveler(settings), travelers.updateTraveler(settings)];
  const list = travelers.listTravelers(settings);
  const choices = travelers.choosableTravelers((asked, locale) => needsIn(asked, needs.speak(locale)));
  return {
    words: TRAVELER_WORDS,
    bindings: [
      bind(calls.create, create),
      bind(calls.update, update),
      bind(calls.preferred, travelers.preferredTraveler),
      bind(chooseTraveler, choices),
      bind(calls.list, list),
      bind(calls.get, travelers.readTraveler),
      bind(calls.remove, travelers.removeTraveler),
    ],
    jobs: { 'travelers.reseal': () => travelers.resealTravelersJob(jobCtx(needs, 'travelers.reseal'))() },
    crons: [
      {
        name: 'travelers.reseal',
        next: everyMinutes(10),
        job: { topic: 'travelers.reseal', key: 'reseal', payload: {} },
      },
    ],
  };
}

export function travelerSettings({ genders }: Pick<Config, 'genders'>): travelers.TravelerSettings {
  return { ...travelers.defaultTravelerSettings, genders };
}
