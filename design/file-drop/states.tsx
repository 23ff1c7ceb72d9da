import { useState } from 'react';
import { type ChosenFile, FileDrop, type FileDropProps } from './index.ts';
import type { States } from '#design/gallery';

const words = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  over: 'Drop to add it',
  remove: (name: string) => `Remove ${name}`,
  faults: {
    kind: 'This is no CSV file. Save the table as CSV and choose that.',
    size: 'The file is larger than 2 MB. Split it in two and add them one by one.',
    empty: 'The file is empty. Choose another one.',
    several: 'Add one file at a time.',
  },
};

function Live({ file: first, ...more }: Partial<FileDropProps> & { readonly label: string }) {
  const [file, setFile] = useState<ChosenFile | undefined>(first);
  return (
    <div>
      <FileDrop
        name="people"
        accept=".csv,text/csv"
        maxBytes={2_000_000}
        hint="CSV, up to 2 MB. Nothing is changed before you apply it."
        words={words}
        {...more}
        file={file}
        onFile={({ name, size }) => setFile({ name, detail: `${Math.ceil(size / 1000)} KB` })}
        onRemove={() => setFile(undefined)}
      />
    </div>
  );
}

export const states: States = {
  Empty: () => <Live label="People to import" />,
  Chosen: () => <Live label="People, chosen" file={{ name: 'people-november.csv', detail: '214 rows, 48 KB' }} />,
  Sending: () => (
    <Live
      label="People, on its way"
      file={{ name: 'people-november.csv', progress: { share: 0.4, text: '40 % sent' } }}
    />
  ),
  Error: () => (
    <Live
      label="People, refused"
      error="Line 88 has 4 columns, the first line has 6. Correct it and choose it again."
    />
  ),
  Disabled: () => (
    <Live label="People, while an import runs" disabled hint="An import is running. Wait until it ends." />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Live
        label="الأشخاص"
        hint="ملف CSV حتى ٢ ميغابايت."
        words={{ ...words, choose: 'اختر ملفًا', drop: 'أو أفلته هنا' }}
      />
    </div>
  ),
};
