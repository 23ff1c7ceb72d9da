import { Fragment, useId, useState, type MouseEvent } from 'react';
import { classNames } from '#design/class-names';
import { useDebounced } from '#design/debounce';
import { Icon } from '#design/icon';
import { SearchField } from '#design/search-field';
import styles from './country-picker.module.css';
import { CountryFlag } from './flag.tsx';
import { matchingCountries } from './matching.ts';
import type { CountryLink, CountryRow, CountryWords } from './types.ts';

export const COUNTRY_COLUMNS = 3;

export interface CountryPickerProps {
  readonly countries: readonly CountryRow[];
  readonly words: CountryWords;
  /** At most so many where there is room; one on a phone. */
  readonly columns?: 1 | 2 | 3;
  /** Called for a press that would lead there; the active one is never pressed. */
  readonly onPick: (link: CountryLink, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Countries as a grid of links, with a search over every name they have. */
export function CountryPicker({ countries, words, columns = COUNTRY_COLUMNS, onPick }: CountryPickerProps) {
  const [search, setSearch] = useState('');
  const shown = matchingCountries(countries, search);
  // Said once the typing pauses, not with every letter.
  const found = matchingCountries(countries, useDebounced(search)).length;
  return (
    <div className={styles.picker}>
      <SearchField first label={words.search} placeholder={words.placeholder} value={search} onChange={setSearch} />
      {shown.length > 0 ? (
        <ul className={styles.grid} data-columns={columns}>
          {shown.map((country) => (
            <li key={country.id}>
              {country.links.length > 1 ? (
                <Several country={country} words={words} onPick={onPick} />
              ) : (
                <One country={country} onPick={onPick} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <b>{words.none.title}</b>
          <p>{words.none.text(search.trim())}</p>
        </div>
      )}
      <output className={styles.count}>{words.count(found, countries.length)}</output>
    </div>
  );
}

interface RowProps {
  readonly country: CountryRow;
  readonly onPick: CountryPickerProps['onPick'];
}

function press(link: CountryLink, onPick: CountryPickerProps['onPick']) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (link.active) event.preventDefault();
    else onPick(link, event);
  };
}

const DOT = <span aria-hidden="true">·</span>;

/** The name in the reader's language, by which the rows are ordered, then those in the country's own. */
function Names({ country: { text, names }, note }: { readonly country: CountryRow; readonly note: string }) {
  // A dot of its own between names: a comma within one would stand at its wrong end where directions differ.
  const own = names
    .filter(({ name }) => name !== text)
    .map(({ language, name }, at) => (
      <Fragment key={language}>
        {at > 0 && DOT} <bdi lang={language}>{name}</bdi>
      </Fragment>
    ));
  return (
    <span className={styles.names}>
      <b className={styles.main}>
        <bdi>{text}</bdi>
      </b>
      {(own.length > 0 || note) && (
        <span className={styles.second}>
          {own} {own.length > 0 && note && DOT} {note}
        </span>
      )}
    </span>
  );
}

function One({ country, onPick }: RowProps) {
  const [link] = country.links;
  if (!link) return null;
  return (
    <a
      href={link.href}
      hrefLang={link.locale}
      data-load="document"
      aria-current={link.active ? 'true' : undefined}
      className={styles.row}
      onClick={press(link, onPick)}
    >
      <CountryFlag src={country.flag} country={country.id} />
      <Names country={country} note={link.note} />
      {link.active && <Icon name="check" size="small" />}
    </a>
  );
}

function Several({ country, words, onPick }: RowProps & { readonly words: CountryWords }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classNames(open && styles.open)}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={country.active ? 'true' : undefined}
        className={styles.row}
        onClick={() => setOpen(!open)}
      >
        <CountryFlag src={country.flag} country={country.id} />
        <Names country={country} note={words.languages(country.links.length)} />
        {country.active && <Icon name="check" size="small" />}
      </button>
      <div id={id} hidden={!open} className={styles.languages}>
        {country.links.map((link) => (
          <a
            key={link.locale}
            href={link.href}
            hrefLang={link.locale}
            data-load="document"
            aria-current={link.active ? 'true' : undefined}
            className={styles.language}
            onClick={press(link, onPick)}
          >
            <bdi lang={link.locale}>{link.name}</bdi>
            {link.note && <span className={styles.second}>{link.note}</span>}
          </a>
        ))}
      </div>
    </div>
  );
}
