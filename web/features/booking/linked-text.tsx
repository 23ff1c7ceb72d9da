import { useFacts } from '../../facts.ts';

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** Text whose addresses of this site can be followed; others stay text. */
export function LinkedText({ children }: { readonly children: string }) {
  const { origin } = useFacts();
  return children.split(ADDRESS).map((part, at) =>
    part.startsWith(`${origin}/`) ? (
      <a key={at} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
