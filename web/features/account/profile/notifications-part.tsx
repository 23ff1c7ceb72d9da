import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { Checkbox } from '#design/checkbox';
import { SelectField } from '#design/select-field';
import styles from './account.module.css';
import { Done } from './done.tsx';
import { faultAt, SectionForm, useOwnRefusal, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

/** What is mailed and in which language. */
export function NotificationsPart(data: AccountData) {
  const { t } = useLingui();
  const { account, languages, done } = data;
  const refused = useOwnRefusal(data.refused, 'locale');
  const [saving, savingNews] = [useSending('locale'), useSending('news')];
  return (
    <>
      <p className={styles.lead}>{t`Mail about your bookings and the safety of your account always comes.`}</p>
      <Done done={done} section="notifications" />
      <div className={styles.sheet}>
        <div className={styles.box}>
          <SectionForm {...data} intent="news">
            <Checkbox
              name="news"
              defaultChecked={account.news}
              label={t`News and offers by e-mail`}
              hint={t`You can stop them here at any time.`}
            />
            <Button type="submit" variant="outline" busyLabel={savingNews ? t`Saving…` : undefined}>
              {t`Save choice`}
            </Button>
          </SectionForm>
        </div>
        <div className={styles.box}>
          <SectionForm {...data} intent="locale" fields={['locale']}>
            <div className={styles.narrow}>
              <SelectField
                id="locale"
                name="locale"
                label={t`Language of mail about your account`}
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
