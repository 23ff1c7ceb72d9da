import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { Note } from '#design/note';
import { RoomPlans } from '#design/room-plans';
import type { Problem } from '#contract/core';
import { formatPropertyAddress } from '#contract/search';
import type { RoomOffer, StayAddress, StayDetail } from '#contract/search';
import { PostForm } from '../../../../post-form.tsx';
import { InTrip } from '../../../cart/trip-change.tsx';
import { ChoiceRefused } from '../../../cart/refused.tsx';
import { useStayWords } from '../use-stay-words.ts';
import { NotToBeHad } from './house-facts.ts';
import { pickField, planId } from './choice-address.ts';
import styles from './property.module.css';
import type { HeldStay } from './held-stay.ts';
import type { ChoiceNote } from './use-choice.ts';
import { useRoomRows } from './use-room-rows.tsx';

/** The form that holds the choice; buttons elsewhere on the page send it. */
export const ROOMS_FORM = 'choice';

interface ChooseRoomsProps {
  readonly detail: StayDetail;
  readonly address: StayAddress;
  readonly offerKey: string;
  readonly rooms: readonly RoomOffer[];
  /** What became of a choice that could not be had as it was. */
  readonly note: ChoiceNote | null;
  readonly formtoken: string;
  /** Why the chosen rooms could not be had. */
  readonly problems: readonly Problem[];
  readonly held: HeldStay | null;
  readonly onChoose: (at: number, id: string) => void;
}

/** For each room of the party every room type with its plans, one of which is chosen. */
export function ChooseRooms(props: ChooseRoomsProps) {
  const { detail, address, offerKey, rooms, note, formtoken, problems, held, onChoose } = props;
  const { t } = useLingui();
  const words = useStayWords();
  const { needs, offer } = detail;
  const rowsOf = useRoomRows(offer);
  const everyone = words.guests(needs.map(({ need }) => need));
  const nights = words.nights(offer.nights);
  return (
    <section aria-labelledby="rooms" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="rooms">{t`Rooms for ${everyone}`}</h2>
        <p>{t`Totals for ${nights}, all known taxes and fees included`}</p>
      </div>
      {held && <InTrip what={[held.name, held.room, held.board && words.board(held.board)]} held={held} />}
      {note && <Note tone={note.tone} title={note.text} />}
      <ChoiceRefused problems={problems} instead={formatPropertyAddress(address, offerKey)} />
      <PostForm id={ROOMS_FORM} formtoken={formtoken} preventScrollReset className={styles.needs}>
        <input type="hidden" name="offerId" value={offer.id} />
        {held && <input type="hidden" name="instead" value={held.quoteId} />}
        {needs.map(({ need, offers }, at) => {
          const [nth, count, who] = [at + 1, needs.length, words.guests([need])];
          const label = count > 1 ? t`Room ${nth} of ${count}, ${who}` : t`Rooms`;
          const chosen = rooms[at];
          return (
            <fieldset key={at} aria-label={label} className={styles.need}>
              {count > 1 && <h3>{label}</h3>}
              <RoomPlans
                label={label}
                headings={{ room: t`Room`, terms: t`Meals and cancellation`, total: t`Total` }}
                headingLevel={count > 1 ? 4 : 3}
                rooms={rowsOf(offers, at === 0, held?.picks[at])}
                choice={{
                  name: pickField(at),
                  text: t`Choose`,
                  chosenText: t`Chosen`,
                  chosen: chosen && planId(chosen),
                  onChoose: (id) => onChoose(at, id),
                }}
              />
            </fieldset>
          );
        })}
        <noscript>
          {import.meta.env.SSR ? (
            <Button type="submit" name="intent" value="show" variant="outline">
              {t`Show the total`}
            </Button>
          ) : null}
        </noscript>
      </PostForm>
      <NotToBeHad unavailable={detail.unavailable} />
    </section>
  );
}
