import { Button } from '#design/button';
import { TextField } from '#design/text-field';
import { type ListedStep, StepList, StepProgress } from './index.ts';
import type { States } from '#design/gallery';

const names = { done: 'Done', now: 'Next', open: 'Open', handed: 'With a colleague', locked: 'Not possible yet' };

const start = (what: string) => (
  <Button size="compact" aria-label={`Start: ${what}`}>
    Start
  </Button>
);

const steps: readonly ListedStep[] = [
  { id: 'email', title: 'Confirm your email', meta: '09:04', state: 'done' },
  { id: 'name', title: 'Name the company', meta: '09:06', state: 'done' },
  {
    id: 'domain',
    title: 'Prove that northlight.example is yours',
    detail: 'Add this record where your domain is managed.',
    meta: '5 min',
    state: 'now',
    children: (
      <div>
        <TextField label="Value" name="s-record" defaultValue="wayfold-proof=7kq2m9xd" readOnly />
        <p>
          <Button variant="primary">Check now</Button>
        </p>
      </div>
    ),
  },
  {
    id: 'offices',
    title: 'Add offices and legal entities',
    detail: 'Names and tax numbers for invoices.',
    meta: '5 min',
    state: 'open',
    actions: start('offices'),
  },
  {
    id: 'pay',
    title: 'Add ways to pay',
    detail: 'With Tomas Lind. Asked 09:11, not opened yet.',
    state: 'handed',
    actions: (
      <>
        <Button variant="link">Remind</Button>
        <Button variant="link">Take back</Button>
      </>
    ),
  },
  {
    id: 'approvers',
    title: 'Choose approvers',
    detail: 'Needs a published policy.',
    state: 'locked',
  },
];

export const states: States = {
  'Set-up of a company': () => <StepList label="Set-up" steps={steps} stateNames={names} headingLevel={3} />,
  Progress: () => (
    <StepProgress
      states={['done', 'done', 'now', 'open', 'open', 'open', 'open', 'handed']}
      text="2 of 8 done. About 30 minutes left, in any order."
    />
  ),
  'All done': () => (
    <StepList
      label="Import"
      steps={[
        { id: 'file', title: 'File', state: 'done' },
        { id: 'columns', title: 'Columns', state: 'done' },
      ]}
      stateNames={names}
      headingLevel={3}
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <StepList
        label="الإعداد"
        headingLevel={3}
        stateNames={names}
        steps={[
          { id: 'ar-1', title: 'أكّد بريدك الإلكتروني', meta: '٠٩:٠٤', state: 'done' },
          { id: 'ar-2', title: 'أضف المكاتب', detail: 'أسماء وأرقام ضريبية للفواتير.', meta: '٥ دقائق', state: 'now' },
        ]}
      />
    </div>
  ),
};
