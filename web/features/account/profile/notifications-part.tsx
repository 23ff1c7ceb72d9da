import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { Checkbox } from '#design/checkbox';
import { Icon, type IconName } from '#design/icon';
import { SelectField } from '#design/select-field';
import { useFacts } from '../../../facts.ts';
import { useFormat } from '../../../format.ts';
import styles from './account.module.css';
import { Done } from './done.tsx';
import { faultAt, SectionForm, useOwnRefusal, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

/** What is mailed, what of it can be stopped, and in which language it is. */
export function NotificationsPart(data: AccountData) {
  const { t } = useLingui();
  const { account, languages, done } = data;
  const refused = useOwnRefusal(data.refused, 'locale');
  const saving = useSending('locale');
  return (
    <>
      <Done done={done} section="notifications" />
      <div className={styles.sheet}>
        <ul className={styles.rows}>
          <Always
            icon="ticket"
            name={t`Booking emails`}
            why={t`Confirmations, changes and refunds. Always on: you need them to travel.`}
          />
          <Always
            icon="shield-check"
            name={t`Account security emails`}
            why={t`Codes, links and alerts. Always on, for your security.`}
          />
        </ul>
        <div className={styles.box}>
          <News {...data} />
        </div>
        <div className={styles.box}>
          <SectionForm {...data} intent="locale" fields={['locale']}>
            <div className={styles.narrow}>
              <SelectField
                id="locale"
                name="locale"
                label={t`Email language`}
                error={faultAt(refused, 'locale')}
                defaultValue={account.locale}
                options={languages}
              />
            </div>
            <Button type="submit" variant="outline" busyLabel={saving ? t`Saving…` : undefined}>
              {t`Save language`}
            </Button>
          </SectionForm>
        </div>
      </div>
    </>
  );
}

interface AlwaysProps {
  readonly icon: IconName;
  readonly name: string;
  readonly why: string;
}

/** No control: one that cannot be moved would only look broken. */
function Always({ icon, name, why }: AlwaysProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Icon name={icon} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.fact}>{why}</p>
        </div>
      </div>
    </li>
  );
}

function News(data: AccountData) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { brand } = useFacts();
  const { news, newsSince } = data.account;
  const saving = useSending('news');
  const [name, since] = [brand.name, newsSince && day(newsSince, 'plain')];
  return (
    <SectionForm {...data} intent="news">
      <Checkbox
        name="news"
        defaultChecked={news}
        label={t`News and offers from ${name} by email`}
        hint={
          since
            ? t`You subscribed on ${since}. Unsubscribe here or with the link in each email.`
            : t`You are not subscribed. Every email has an unsubscribe link.`
        }
      />
      <Button type="submit" variant="outline" busyLabel={saving ? t`Saving…` : undefined}>
        {t`Save preference`}
      </Button>
    </SectionForm>
  );
}
