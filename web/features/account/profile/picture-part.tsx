import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PROFILE_PICTURE } from '#contract/files';
import { AskFirst } from '#design/ask-first';
import { Button } from '#design/button';
import { FileDrop, type FileDropProps } from '#design/file-drop';
import { useFormat } from '../../../format.ts';
import { AccountAvatar } from './account-avatar.tsx';
import { CropPreview } from './crop-preview.tsx';
import styles from './account.module.css';
import { Done } from './done.tsx';
import { faultAt, SectionForm, useOwnRefusal, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

/** The picture that stands for the account in the header and beside its name; without one its initials do. */
export function PicturePart(data: AccountData) {
  const { t } = useLingui();
  const { account, done } = data;
  const removing = useSending('removePicture');
  return (
    <>
      <Done done={done} section="picture" />
      <div className={styles.sheet}>
        <div className={styles.box}>
          <div className={styles.line}>
            <div className={styles.what}>
              <AccountAvatar account={account} size="large" />
              <p className={styles.fact}>
                {account.image === null
                  ? t`No picture yet. Your initials are shown instead.`
                  : t`Shown in the menu and beside your name. Only you can see it.`}
              </p>
            </div>
            {account.image !== null && (
              <AskFirst
                text={t`Remove`}
                of={t`Picture`}
                keep={t`Keep`}
                outcome={t`Your initials are then shown instead.`}
              >
                <SectionForm {...data} intent="removePicture">
                  <Button type="submit" variant="danger" size="compact" busyLabel={removing ? t`Removing…` : undefined}>
                    {t`Remove picture`}
                  </Button>
                </SectionForm>
              </AskFirst>
            )}
          </div>
        </div>
        <div className={styles.box}>
          <PictureForm {...data} />
        </div>
      </div>
    </>
  );
}

interface Chosen {
  readonly file: File;
  /** The refusal that stood there when it was chosen. */
  readonly after: AccountData['refused'];
}

function PictureForm(data: AccountData) {
  const { t } = useLingui();
  const refused = useOwnRefusal(data.refused, 'setPicture');
  const sending = useSending('setPicture');
  const { number } = useFormat();
  const words = usePictureWords();
  const [last, setChosen] = useState<Chosen>();
  // A file that was refused is not chosen any more; why is said until another is.
  const chosen = refused && last?.after !== refused ? undefined : last;
  const size = number(PROFILE_PICTURE.maxBytes / 1_000_000);
  return (
    <SectionForm {...data} intent="setPicture" fields={['picture']} encType="multipart/form-data">
      <FileDrop
        id="picture-file"
        className={styles.narrow}
        label={t`Picture`}
        hint={t`JPEG, PNG or WebP, up to ${size} MB. We crop it to a square around the middle.`}
        name="picture"
        {...PROFILE_PICTURE}
        words={words}
        icon="user"
        file={chosen && { name: chosen.file.name, preview: <CropPreview key={chosen.file.name} file={chosen.file} /> }}
        error={chosen ? undefined : faultAt(refused, 'picture')}
        onFile={(file) => setChosen({ file, after: refused })}
        onRemove={() => setChosen(undefined)}
      />
      <Button type="submit" variant={chosen ? 'primary' : 'outline'} busyLabel={sending ? t`Uploading…` : undefined}>
        {data.account.image === null ? t`Upload picture` : t`Replace picture`}
      </Button>
    </SectionForm>
  );
}

function usePictureWords(): FileDropProps['words'] {
  const { t } = useLingui();
  const { number } = useFormat();
  const size = number(PROFILE_PICTURE.maxBytes / 1_000_000);
  return {
    choose: t`Choose a picture`,
    drop: t`or drop it here`,
    over: t`Drop to add it`,
    remove: (name) => t`Remove ${name}`,
    faults: {
      kind: t`This file is not a JPEG, PNG or WebP picture. Choose another one.`,
      size: t`The picture is larger than ${size} MB. Choose a smaller one.`,
      empty: t`This file is empty. Choose another one.`,
      several: t`Choose one picture.`,
    },
  };
}
