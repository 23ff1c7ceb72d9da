import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../../booking/testing/show-page.tsx';
import { TwoFactorPage } from './two-factor-page.tsx';

const given = { app: false, recoveryCodes: 0, formtoken: 'a.b', off: false, result: undefined };
const begun = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: ['10', '01'] };

test('off: an app can be set up; begun: its code as a picture and as text, and a wrong code keeps both', async () => {
  await showPage(<TwoFactorPage {...given} off />);
  screen.getByText('Two-step sign-in turned off');
  screen.getByRole('button', { name: 'Set up an app' });
  const refused = { message: 'That code is not valid.', errorCode: 'FACTOR_WRONG' };
  const page = await showPage(<TwoFactorPage {...given} off result={{ begun, refused }} />);
  screen.getByRole('img', { name: 'Code for your authenticator app' });
  expect(page.querySelector('code')?.textContent).toBe('ABCD EFGH');
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/profile/account/two-factor');
  screen.getByText('That code is not valid.');
  expect(document.activeElement?.id).toBe('code');
  expect(page.textContent).not.toContain('turned off');
});

test('codes are shown alone; on: new ones and the way out', async () => {
  const codes = ['aaaa-bbbb', 'cccc-dddd'];
  await showPage(<TwoFactorPage {...given} app result={{ recoveryCodes: codes }} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
  expect(screen.queryByRole('button', { name: 'Turn it off' })).toBeNull();
  const page = await showPage(<TwoFactorPage {...given} app recoveryCodes={9} />);
  expect(page.textContent).toContain('Recovery codes left: 9.');
  screen.getByRole('button', { name: 'Get new recovery codes' });
  screen.getByRole('button', { name: 'Turn it off' });
});

test('who requires a second step is told so', async () => {
  const refused = { message: '', errorCode: 'SECOND_FACTOR_NEEDED' };
  await showPage(<TwoFactorPage {...given} app result={{ refused }} />);
  expect(screen.getByRole('alert').textContent).toContain('requires a second step');
});
