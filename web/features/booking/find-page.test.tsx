import { expect, test } from 'vitest';
import { FindPage } from './find-page.tsx';
import { showPage } from './testing/show-page.tsx';

const values = { reference: 'WF-7K2QX9', email: 'a@b.example' };

async function show(code: string, field?: string, reference = values.reference): Promise<HTMLElement> {
  const problem = { code, description: code, localizedDescription: `words of ${code}`, ...(field && { field }) };
  return showPage(<FindPage formtoken="f" refused={{ problems: [problem], values: { ...values, reference } }} />);
}

test('a wrong pair gets one answer and keeps what was typed', async () => {
  const page = await show('NOT_FOUND');
  const summary = page.querySelector('section[tabindex="-1"]');
  expect(summary?.querySelector('h2')?.textContent).toBe('No booking matches this reference and email');
  expect(document.activeElement).toBe(summary);
  expect([...page.querySelectorAll('input:not([type=hidden])')].map((input) => input.getAttribute('value'))).toEqual([
    values.reference,
    values.email,
  ]);
  // Both are marked, whichever is wrong, and each is a press away.
  expect(page.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
  const ways = [...(summary?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['#reference', '#email']);
});

test('where work is asked that the browser cannot do, the words of the server say so', async () => {
  expect((await show('WORK_REQUIRED')).querySelector('[role=alert]')?.textContent).toContain('words of WORK_REQUIRED');
});

test('a fault is told at its field', async () => {
  const page = await show('VALIDATION_ERROR', 'email');
  const input = page.querySelector('#email');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  expect(page.querySelector('#email-error')?.textContent).toContain('Enter the full email address');
});

test.for([
  ['', 'Enter the reference from your email, such as WF-7K2QX9.'],
  ['wf 7K2QX', 'Enter the 6 letters and digits after WF-, such as WF-7K2QX9. You entered 5.'],
  ['WF-7K2QX99', 'Enter the 6 letters and digits after WF-, such as WF-7K2QX9. You entered 7.'],
  ['wf7k2qo9', 'References contain no 0, 1, I, L, O or U. Check O against your email.'],
] as const)('of “%s” the field says what is wrong with its shape', async ([reference, text]) => {
  const page = await show('VALIDATION_ERROR', 'reference', reference);
  expect(page.querySelector('#reference-error')?.textContent).toContain(text);
});

test('whoever revoked the link by which they came is told so until they ask for something else', async () => {
  const page = await showPage(<FindPage formtoken="f" renewed refused={undefined} />);
  expect(page.querySelector('[aria-live]')?.textContent).toContain('All links are revoked.');
  const problem = { code: 'NOT_FOUND', description: '', localizedDescription: '' };
  const refused = await showPage(<FindPage formtoken="f" renewed refused={{ problems: [problem], values }} />);
  expect(refused.textContent).not.toContain('All links are revoked.');
});
