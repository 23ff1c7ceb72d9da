import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { type Facts, useFacts } from '../../facts.ts';
import { useHere } from '../pickers/use-here.ts';
import styles from './theme-choice.module.css';

type Theme = Facts['theme'];

/** A plain form: the server keeps the choice in a cookie and writes the next page in it. Scripts change the page at once. */
export function ThemeChoice() {
  const { t } = useLingui();
  const { base, theme } = useFacts();
  const here = useHere();
  const [chosen, setChosen] = useState<Theme>(theme);
  const themes: readonly { readonly value: Theme; readonly icon: IconName; readonly text: string }[] = [
    { value: 'light', icon: 'sun', text: t({ context: 'theme', message: 'Light' }) },
    { value: 'dark', icon: 'moon', text: t({ context: 'theme', message: 'Dark' }) },
    { value: 'system', icon: 'sun-moon', text: t({ context: 'theme', message: 'System' }) },
  ];
  function choose(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const picked = themes.find(({ value }) => submitter instanceof HTMLButtonElement && value === submitter.value);
    if (!picked) return;
    event.preventDefault();
    setChosen(picked.value);
    wear(picked.value);
    const body = new URLSearchParams({ theme: picked.value, back: '/' });
    // It is worn by this page; should the server not hear of it, the next one is as before.
    fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
  }
  return (
    <form method="post" action="/i/theme" className={styles.theme} onSubmit={choose}>
      <input type="hidden" name="back" value={base + here} />
      <fieldset className={styles.choices}>
        <legend className={visuallyHiddenClass}>{t`Theme`}</legend>
        {themes.map(({ value, icon, text }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === chosen}
            data-waits=""
            className={classNames(styles.choice, value === chosen && styles.chosen)}
          >
            <Icon name={icon} size="small" />
            {text}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function wear(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
}
