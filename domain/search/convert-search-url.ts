import { friendlyUrl } from '#contract/layout';
import { localeOfPrefix } from '#domain/locale';
import { anybody, DomainError, InvalidInput, verb, type Verb } from '#domain/kernel';
import type { CodecPlaces } from './places.ts';
import type { VerticalCodec } from './verticals/codec.ts';

interface ConvertDeps {
  /** Of the verticals that this site has. */
  readonly codecs: readonly VerticalCodec[];
  readonly places: CodecPlaces;
}

/** 422: the other vertical cannot ask this search, or the address is none. */
class NotConvertible extends DomainError {
  override readonly name = 'NotConvertible';
  constructor(description: string) {
    super(422, [{ code: 'NOT_CONVERTIBLE', description, field: 'searchUrlToConvert' }]);
  }
}

/** The same search in another vertical, [7.5-03]: each vertical's codec reads and writes its own addresses. */
export function convertSearchUrl({
  codecs,
  places,
}: ConvertDeps): Verb<typeof friendlyUrl.friendlySearchUrl.input, { convertedUrl: string }> {
  const byVertical = new Map(codecs.map((codec) => [codec.vertical, codec]));
  const codecOf = (vertical: string, field: string): VerticalCodec => {
    const codec = byVertical.get(vertical);
    if (codec) return codec;
    throw new InvalidInput([{ code: 'UNKNOWN_VERTICAL', description: `No vertical ${vertical}`, field }]);
  };
  return verb({
    name: 'convertSearchUrl',
    allow: anybody,
    input: friendlyUrl.friendlySearchUrl.input,
    run({ input }) {
      const original = codecOf(input.originalVertical, 'originalVertical');
      const conversion = codecOf(input.conversionVertical, 'conversionVertical');
      const { base, pathname, query } = partsOf(input.searchUrlToConvert);
      const search = original.parse(pathname, query);
      if (!search) throw new NotConvertible(`No ${original.vertical} search`);
      const converted = conversion.format(search, places);
      if (converted === undefined) throw new NotConvertible(`${conversion.vertical} cannot ask this`);
      return { convertedUrl: base + converted };
    },
  });
}

/** The path without the segments in front of it that say language and presentation; the origin is of no account. */
function partsOf(address: string): { base: string; pathname: string; query: string } {
  const url = URL.parse(address, 'https://site.invalid');
  if (!url) throw new NotConvertible('Not an address');
  const segments = url.pathname.split('/').slice(1);
  const locale = localeOfPrefix(segments[0] ?? '', { pseudo: true }) === null ? [] : segments.splice(0, 1);
  const presentation = segments[0] === 'aos' ? segments.splice(0, 1) : [];
  const base = [...locale, ...presentation].map((segment) => `/${segment}`).join('');
  return { base, pathname: `/${segments.join('/')}`, query: url.search };
}
