import { useLingui } from '@lingui/react/macro';
import { AmenityGroups } from '#design/amenity-list';
import type { Property, StayDetail } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useAccessWords, useAmenityWords } from '../use-amenity-words.ts';
import { useHouseHours, useHouseRules } from '../use-house-words.ts';
import styles from './property.module.css';

/** What one has to know to arrive, in a row. */
export function HouseFacts({ property }: { readonly property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const { checkInAge, pets } = property;
  const hours = useHouseHours()(property);
  const animals = { yes: t`Allowed`, on_request: t`On request`, no: t`Not allowed` };
  const facts = [
    [t`Check-in`, hours.checkIn],
    [t`Check-out`, hours.checkOut],
    [t`Minimum check-in age`, t`${format.number(checkInAge)} or older`],
    [t`Pets`, animals[pets]],
  ] as const;
  return (
    <dl className={styles.house}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const KINDS = {
  food: ['restaurant', 'bar', 'breakfast', 'room_service', 'kitchen'],
  water: ['pool', 'indoor_pool', 'spa', 'sauna', 'gym', 'beachfront', 'private_beach', 'ski_storage', 'ski_to_door'],
  ways: ['parking', 'free_parking', 'ev_charging', 'airport_shuttle', 'shuttle_to_airport_free', 'bike_rental'],
  family: ['family_rooms', 'kids_club', 'playground'],
  view: ['sea_view', 'mountain_view', 'garden', 'terrace'],
} as const;
type Kind = keyof typeof KINDS | 'house';

function kindOf(word: string): Kind {
  const found = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) =>
    (KINDS[kind] as readonly string[]).includes(word),
  );
  return found ?? 'house';
}

/** Amenities, and what a property asks of its guests. */
export function AboutHouse({ property }: { readonly property: Property }) {
  return (
    <>
      <HouseAmenities property={property} />
      <HouseRules property={property} />
    </>
  );
}

/** Everything the house has, by kind, and what it says to who moves, sees or hears with difficulty. */
function HouseAmenities({ property }: { readonly property: Property }) {
  const { t } = useLingui();
  const amenity = useAmenityWords();
  const access = useAccessWords();
  const titles: Readonly<Record<Kind, string>> = {
    house: t`In the building`,
    food: t`Food and drink`,
    water: t`Pool and sport`,
    ways: t`Getting around and parking`,
    family: t`For families`,
    view: t`Outdoors`,
  };
  const byKind = Map.groupBy(property.amenities, kindOf);
  const groups = (Object.keys(titles) as Kind[]).flatMap((kind) => {
    const items = byKind.get(kind)?.map((word) => ({ text: amenity(word) })) ?? [];
    return items.length > 0 ? [{ title: titles[kind], items }] : [];
  });
  const steps = property.access.map((word) => ({ text: access(word) }));
  return (
    <section aria-labelledby="amenities" className={styles.section}>
      <h2 id="amenities">{t`Amenities`}</h2>
      <AmenityGroups groups={steps.length > 0 ? [...groups, { title: t`Accessibility`, items: steps }] : groups} />
      {steps.length === 0 && <p className={styles.small}>{t`Step-free access: not stated by the property.`}</p>}
    </section>
  );
}

/** What the house asks of its guests. */
function HouseRules({ property }: { readonly property: Property }) {
  const { t } = useLingui();
  const rules = useHouseRules()(property);
  return (
    <section aria-labelledby="rules" className={styles.section}>
      <h2 id="rules">{t`House rules`}</h2>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** Room types of this house that this search cannot have, and why. */
export function NotToBeHad({ unavailable }: Pick<StayDetail, 'unavailable'>) {
  const { t } = useLingui();
  const why: Readonly<Record<StayDetail['unavailable'][number]['reason'], string>> = {
    occupancy: t`too small for your party`,
    nights: t`not open on all of these nights`,
    units: t`sold out`,
    restriction: t`requires a different length of stay or check-in day`,
    audience: t`restricted rates`,
    rooms: t`not enough left`,
  };
  if (unavailable.length === 0) return null;
  return (
    <ul aria-label={t`Unavailable rooms`} className={styles.facts}>
      {unavailable.map(({ room: { key, name }, reason }) => {
        const because = why[reason];
        return <li key={key}>{t`${name}: ${because}`}</li>;
      })}
    </ul>
  );
}
