import { useState } from 'react';
import { Button } from '#design/button';
import type { States } from '#design/gallery';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { TextField } from '#design/text-field';
import { SignInDialog, SignInPanel, SignInRow, type SignInPanelProps } from './index.ts';
import styles from './states.module.css';

const close = { label: 'Close', href: '#close' };
const back = { label: 'Back', href: '#back' };

const landing: SignInPanelProps = {
  brand: 'The brand',
  step: 'landing',
  title: 'Sign in or create an account',
  lead: 'One field, no password needed.',
  children: (
    <form>
      <div className={styles.field}>
        <TextField label="Email" type="email" name="s-email" autoComplete="username webauthn" />
        <p className={styles.under}>
          <Icon name="fingerprint-pattern" size="small" />
          Have a passkey? Your device offers it here.
        </p>
      </div>
      <Button variant="primary" type="submit" wide>
        Continue with email
      </Button>
    </form>
  ),
  others: {
    or: 'or',
    first: (
      <Button icon="building-2" wide>
        Use company sign-in
      </Button>
    ),
    providers: {
      label: 'Continue with another service',
      providers: [
        { id: 'orchard', name: 'Orchard', label: 'Continue with Orchard', href: '#orchard' },
        { id: 'lumen', name: 'Lumen', label: 'Continue with Lumen', href: '#lumen' },
      ],
    },
  },
  foot: (
    <p>
      By continuing you accept the <Link href="#terms">terms</Link>. What we store: <Link href="#privacy">privacy</Link>
      .
    </p>
  ),
};

const password: SignInPanelProps = {
  brand: 'The brand',
  back,
  step: 'password',
  title: 'Enter your password',
  lead: (
    <>
      For <strong>ines.moreau@northlight.example</strong>
    </>
  ),
  children: (
    <form>
      <Note tone="bad" title="No connection">
        What you typed is still here. Try again in a moment.
      </Note>
      <TextField label="Password, in the panel" type="password" name="s-password" autoComplete="current-password" />
      <Button variant="primary" type="submit" wide busyLabel="Signing in">
        Sign in
      </Button>
      <SignInRow>
        <span>Resend in 22 s</span>
        <Link href="#code">Use a code</Link>
      </SignInRow>
    </form>
  ),
};

const paused: SignInPanelProps = {
  brand: 'The brand',
  back,
  close,
  step: 'locked',
  title: 'Sign-in is paused until 15:42',
  lead: 'Too many wrong codes were entered for this account. Your trips and bookings are safe.',
  note: {
    title: 'You can sign in now',
    text: 'Open the link we sent to i•••••@northlight.example.',
    icon: 'mail-check',
  },
  children: (
    <>
      <Button variant="primary" wide>
        Send link again
      </Button>
      <Button icon="life-buoy" wide>
        Contact help
      </Button>
    </>
  ),
  foot: (
    <p>
      Was this not you? <Link href="#secure">Secure your account</Link>. It signs out every device.
    </p>
  ),
};

function InDialog() {
  const [open, setOpen] = useState(false);
  const [locked, setLocked] = useState(false);
  const shut = { label: 'Close sign-in', onPress: () => setOpen(false) };
  const steps = locked ? { ...paused, back: { label: 'Back', onPress: () => setLocked(false) } } : landing;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SignInDialog {...steps} open={open} close={shut}>
        {steps.children}
        {!locked && (
          <Button variant="link" onClick={() => setLocked(true)}>
            Next step
          </Button>
        )}
      </SignInDialog>
    </>
  );
}

export const states: States = {
  Landing: () => <SignInPanel {...landing} close={close} />,
  'Error and busy': () => <SignInPanel {...password} />,
  Locked: () => <SignInPanel {...paused} />,
  'In a dialog': () => <InDialog />,
  'Three services, one in words of its own': () => (
    <SignInPanel
      brand="The brand"
      step="three"
      title="Sign in"
      others={{
        or: 'or',
        providers: {
          label: 'Three other services',
          providers: [
            { id: 'a', name: 'Orchard', label: 'Orchard, three' },
            { id: 'b', name: 'Lumen', label: 'Lumen, three', busyLabel: 'Opening Lumen' },
            { id: 'c', name: 'Bürgerkonto der Länder', label: 'Bürgerkonto der Länder' },
          ],
        },
      }}
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <SignInPanel
        brand="العلامة"
        back={{ label: 'رجوع', href: '#back' }}
        close={{ label: 'إغلاق', href: '#close' }}
        step="rtl"
        title="تسجيل الدخول متوقف مؤقتًا حتى 15:42"
        lead="أُدخلت رموز خاطئة كثيرة لهذا الحساب. رحلاتك وحجوزاتك في أمان."
        note={{ title: 'يمكنك الدخول الآن', text: 'افتح الرابط الذي أرسلناه إليك.', icon: 'mail-check' }}
      >
        <Button variant="primary" wide>
          إرسال الرابط مرة أخرى
        </Button>
      </SignInPanel>
    </div>
  ),
};
