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
            name={t`Mail about your bookings always comes`}
            why={t`It tells of confirmations, changes and refunds. Without it you could miss a flight.`}
          />
          <Always
            icon="shield-check"
            name={t`Mail about the safety of your account always comes`}
            why={t`Codes, links and warnings. Who breaks into an account would turn them off first.`}
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
                label={t`Language of mail to you`}
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
        label={t`News and offers of ${name} by e-mail`}
        hint={
          since
            ? t`You asked for them on ${since}. Stop them here or by the link in each of them.`
            : t`You get none. If you ask for them, each carries a link that stops them.`
        }
      />
      <Button type="submit" variant="outline" busyLabel={saving ? t`Saving…` : undefined}>
        {t`Save choice`}
      </Button>
    </SectionForm>
  );
}
