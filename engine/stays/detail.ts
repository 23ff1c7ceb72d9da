import { statedKilometres } from './area.ts';
import type { Board } from './board.ts';
import { findPlan, findProperty, findRoom, readProperty, readRoom } from './facts.ts';
import { ALL_PLANS, cheapestChoice, offerList, roomObstacle, type Offers } from './offers.ts';
import { quoteOf, roomOffer } from './quotes.ts';
import type { StayPick } from './ask.ts';
import type { StayDetail, StayQuote } from './types.ts';

export function detailOf(board: Board, key: string): StayDetail | undefined {
  const property = rowOf(board, key);
  if (property < 0) return undefined;
  const { terms, near } = board;
  const { world, needs, ask } = terms;
  const offers = offersHere(board, property);
  const chosen = cheapestChoice(terms, offers, 0, ALL_PLANS);
  const lists = needs.map((_, need) => {
    const here = Array.from(offers.plan, (__, offer) => offer).filter((offer) => offers.need[offer] === need);
    here.sort((left, right) => offers.total[left]! - offers.total[right]! || left - right);
    return here.map((offer) => roomOffer(board, offers, property, offer));
  });
  const rooms = Array.from(
    { length: world.properties.firstRoom[property + 1]! - world.properties.firstRoom[property]! },
    (_, at) => world.properties.firstRoom[property]! + at,
  );
  return {
    property: readProperty(world, property),
    distanceKm: near ? statedKilometres(world, near, property) : null,
    quote: chosen ? quoteOf(board, offers, property, chosen.offers) : null,
    needs: ask.rooms.map((need, asked) => {
      return { need, offers: lists[needs.findIndex((each) => each.asked.includes(asked))]! };
    }),
    unavailable: rooms.flatMap((room) => {
      const reason = roomObstacle(terms, property, room);
      return reason ? [{ room: readRoom(world, room), reason }] : [];
    }),
  };
}

export function quotePicks(board: Board, key: string, picks: readonly StayPick[]): StayQuote | undefined {
  const property = rowOf(board, key);
  const { terms } = board;
  if (property < 0 || picks.length !== terms.ask.rooms.length) return undefined;
  const offers = offersHere(board, property);
  const chosen = picks.map((pick, asked) => findOffer(board, offers, property, pick, asked));
  const taken = (room: number): number => chosen.filter((offer) => offers.room[offer] === room).length;
  if (chosen.some((offer) => offer < 0 || taken(offers.room[offer]!) > offers.left[offer]!)) return undefined;
  return quoteOf(board, offers, property, chosen);
}

function findOffer({ terms }: Board, offers: Offers, property: number, pick: StayPick, asked: number): number {
  const room = findRoom(terms.world, property, pick.room);
  const plan = room < 0 ? -1 : findPlan(terms.world, room, pick.plan);
  const need = terms.needs.findIndex((each) => each.asked.includes(asked));
  return offers.plan.findIndex((each, offer) => each === plan && offers.need[offer] === need);
}

function offersHere({ terms, pricer, deadlines }: Board, property: number): Offers {
  const list = offerList(terms, pricer, deadlines);
  list.add(property);
  return list.offers([property], [0, list.count]);
}

function rowOf({ terms, inArea }: Board, key: string): number {
  const property = findProperty(terms.world, key);
  return inArea.includes(property) ? property : -1;
}
