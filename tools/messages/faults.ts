import { type Part, parseMessage } from './icu.ts';

/** What is wrong with a translation, each in one sentence; nothing when it is whole. */
export function faultsOf(source: string, translation: string, locale: string): string[] {
  if (translation.trim() === '') return ['has no translation'];
  let [from, to]: (readonly Part[])[] = [[], []];
  try {
    [from, to] = [parseMessage(source), parseMessage(translation)];
  } catch (error) {
    return [`cannot be read: ${(error as Error).message}`];
  }
  return [
    ...missing(namesIn(from), namesIn(to)).map((name) => `loses {${name}}`),
    ...missing(namesIn(to), namesIn(from)).map((name) => `has {${name}}, which the source has not`),
    ...missing(tagsIn(from), tagsIn(to)).map((tag) => `loses ${tag}`),
    ...missing(tagsIn(to), tagsIn(from)).map((tag) => `has ${tag}, which the source has not`),
    ...pluralFaults(from, to, locale),
  ];
}

/** Every plural knows the categories of the language, and none of the source became a bare number. */
function pluralFaults(from: readonly Part[], to: readonly Part[], locale: string): string[] {
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const told = choicesIn(to).filter(({ by }) => by === 'plural');
  const lacking = told.flatMap(({ name, cases }) => {
    const keys = cases.map(({ key }) => key);
    const lost = wanted.filter((category) => !keys.includes(category));
    return lost.length > 0 ? [`{${name}} is plural without ${lost.join(', ')}`] : [];
  });
  const plurals = choicesIn(from).filter(({ by }) => by === 'plural');
  const flat = wanted.length > 1 ? plurals.filter(({ name }) => !told.some((one) => one.name === name)) : [];
  return [...lacking, ...flat.map(({ name }) => `{${name}} is plural in the source and here it is not`)];
}

type Choice = Extract<Part, { kind: 'choice' }>;

function flat(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) =>
    part.kind === 'choice' ? [part, ...part.cases.flatMap((one) => flat(one.parts))] : [part],
  );
}

function choicesIn(parts: readonly Part[]): Choice[] {
  return flat(parts).filter((part) => part.kind === 'choice');
}

function namesIn(parts: readonly Part[]): string[] {
  return flat(parts).flatMap((part) => (part.kind === 'value' || part.kind === 'choice' ? [part.name] : []));
}

function tagsIn(parts: readonly Part[]): string[] {
  return flat(parts).flatMap((part) => (part.kind === 'tag' ? [part.text] : []));
}

function missing(all: readonly string[], from: readonly string[]): string[] {
  return [...new Set(all)].filter((one) => !from.includes(one));
}
