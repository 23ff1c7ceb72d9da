import { useLingui } from '@lingui/react/macro';
import type { SavedTraveler } from '#contract/travelers';
import { Avatar } from '#design/avatar';
import { Badge } from '#design/badge';
import { Icon } from '#design/icon';
import { LinkButton } from '#design/link-button';
import { useFacts } from '../../../facts.ts';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { travellerPath } from './paths.ts';
import styles from './travellers.module.css';
import { useNeedWords } from './use-need-words.ts';

type Issuers = Readonly<Record<string, string>>;

/** Everybody whom the account saved, and the way to add somebody. */
export function TravellersList({
  travelers,
  issuers,
}: {
  readonly travelers: readonly SavedTraveler[];
  /** Countries by their codes. */
  readonly issuers: Issuers;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.travellers}>
      {travelers.length > 0 ? (
        <ul className={styles.list}>
          {travelers.map((traveler) => (
            <TravellerRow key={traveler.travelerId} traveler={traveler} issuers={issuers} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <Icon name="users" />
          <p>
            <b>{t`No saved travellers yet`}</b>
            <span>{t`Save yourself and the people you travel with. Names, documents and assistance are then filled in at checkout.`}</span>
          </p>
        </div>
      )}
      <LinkButton variant={travelers.length > 0 ? 'outline' : 'primary'} icon="user-plus" href={travellerPath('')}>
        {t`Add a traveller`}
      </LinkButton>
    </div>
  );
}

interface RowProps {
  readonly traveler: SavedTraveler;
  readonly issuers: Issuers;
}

function TravellerRow({ traveler, issuers }: RowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const needs = useNeedWords();
  const lists = useLists();
  const { travelerId, firstName, middleName, lastName, dateOfBirth, preferred } = traveler;
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
  const born = dateOfBirth && format.day(dateOfBirth, 'plain');
  return (
    <li className={styles.row}>
      <Avatar person={{ firstName, lastName }} />
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {preferred && <Badge>{t`Preferred`}</Badge>}
        </p>
        {born && <p className={styles.fact}>{t`Born ${born}`}</p>}
        <DocumentFact traveler={traveler} issuers={issuers} />
        {traveler.needs.length > 0 && (
          <p className={styles.fact}>
            <Icon name="accessibility" size="small" />
            <span>{lists.facts(traveler.needs.map((need) => needs[need].name))}</span>
          </p>
        )}
      </div>
      <LinkButton variant="neutral" size="compact" href={travellerPath(travelerId)} aria-label={t`Change ${name}`}>
        {t`Change`}
      </LinkButton>
    </li>
  );
}

/** The one that lasts longest, and whether it will do: a problem is better known before a booking than in it. */
function DocumentFact({ traveler: { documents }, issuers }: RowProps) {
  const { t } = useLingui();
  const { now } = useFacts();
  const format = useFormat();
  const longest = [...documents].sort((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1))[0];
  if (!longest) return <p className={styles.fact}>{t`No travel document saved`}</p>;
  const day = format.day(longest.expiresOn, 'plain');
  const issuer = issuers[longest.issuedBy] ?? longest.issuedBy;
  const ended = longest.expiresOn < now.slice(0, 10);
  const passport = longest.type === 'passport';
  if (longest.number === '') {
    return <Warning text={t`A document number can no longer be read. Enter it again.`} />;
  }
  if (ended) {
    return (
      <Warning
        text={passport ? t`Passport ${issuer} expired on ${day}` : t`Identity card ${issuer} expired on ${day}`}
      />
    );
  }
  return (
    <p className={styles.fact}>
      {passport ? t`Passport ${issuer}, expires ${day}` : t`Identity card ${issuer}, expires ${day}`}
    </p>
  );
}

function Warning({ text }: { readonly text: string }) {
  return (
    <p className={styles.warning}>
      <Icon name="triangle-alert" size="small" />
      <span>{text}</span>
    </p>
  );
}
