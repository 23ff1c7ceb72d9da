import type { States } from '#design/gallery';
import { Avatar } from './index.ts';

const ines = { firstName: 'Ines', lastName: 'Moreau' };
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#7ab"/><circle cx="20" cy="16" r="8" fill="#fff"/><path d="M4 40a16 14 0 0 1 32 0z" fill="#fff"/></svg>',
)}`;

export const states: States = {
  Initials: () => (
    <>
      <Avatar person={ines} />
      <Avatar person={ines} tone="work" />
      <Avatar person={{ displayName: 'Northlight' }} />
      <Avatar person={{ email: 'joana@home.example' }} />
      <Avatar person={{ firstName: '太郎', lastName: '山田' }} />
      <Avatar person={{ firstName: 'مريم', lastName: 'حداد' }} />
    </>
  ),
  Sizes: () => (
    <>
      <Avatar person={ines} size="small" />
      <Avatar person={ines} />
      <Avatar person={ines} size="large" />
    </>
  ),
  Picture: () => <Avatar image={portrait} accountName="Ines" />,
  'Picture broken': () => <Avatar image="data:image/png;base64,AAAA" accountName="Ines" />,
  'No picture': () => (
    <>
      <Avatar image={undefined} accountName="Ines" />
      <Avatar image={undefined} accountName="+353 85 012 3456" />
      <Avatar image={undefined} accountName={undefined} />
    </>
  ),
};
