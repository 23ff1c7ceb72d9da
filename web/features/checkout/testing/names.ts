import { fireEvent } from '@testing-library/react';
import type { openCheckout } from './open.tsx';

type Opened = Awaited<ReturnType<typeof openCheckout>>;

/** A whole form of names, with what a test types in it. */
export function fill({ page }: Opened, fields: Record<string, string> = {}): void {
  const all = {
    'travellers.0.givenNames': 'Mira Leela',
    'travellers.0.familyName': 'Anand',
    'travellers.0.birth.day': '14',
    'travellers.0.birth.month': 'May',
    'travellers.0.birth.year': '1988',
    'contact.email': 'mira@example.com',
    ...fields,
  };
  for (const [id, value] of Object.entries(all)) {
    fireEvent.change(page.container.ownerDocument.getElementById(id)!, { target: { value } });
  }
  fireEvent.click(page.getByRole('radio', { name: 'Female' }));
}

export function go({ page }: Opened): void {
  fireEvent.click(page.getByRole('button', { name: 'Continue to extras' }));
}
