import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/link-button';

/** What opens a booking to whoever has no link that does. */
export function WaysToBooking() {
  const { t } = useLingui();
  return (
    <>
      <p>
        {t`Open the link in the latest email about the booking, or find it with its reference and email address. If it is in your account, sign in.`}
      </p>
      <p>
        <LinkButton variant="primary" href="/booking/find">{t`Find my booking`}</LinkButton>
      </p>
    </>
  );
}
