import { afterEach, expect, test } from 'vitest';
import { refill } from './carry.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const FORM = `<main><form>
  <input name="from"><input type="date" name="depart">
  <input type="radio" name="trip" value="return" checked><input type="radio" name="trip" value="oneway">
  <input type="checkbox" name="flex" value="3"><select name="cabin"><option>economy<option>business</select>
  <input type="hidden" name="formtoken" value="new"><input type="password" name="secret">
  <input name="card" autocomplete="cc-number">
</form></main>`;

test('typed text comes back as by hand, once; tokens, passwords and cards never do', () => {
  document.body.innerHTML = FORM;
  const heard: string[] = [];
  document.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  refill(document, {
    path: '/',
    scroll: 0,
    at: 0,
    opener: 'currency',
    said: '',
    forms: [
      [
        ['from', 'LON'],
        ['depart', '2027-03-03'],
        ['trip', 'oneway'],
        ['flex', '3'],
        ['cabin', 'business'],
        ['formtoken', 'old'],
        ['secret', 'x'],
        ['card', '4111'],
      ],
    ],
  });
  expect(['from', 'depart', 'cabin'].map((name) => field(name).value)).toEqual(['LON', '2027-03-03', 'business']);
  expect([field('flex').checked, document.querySelector<HTMLInputElement>('[value="oneway"]')?.checked]).toEqual([
    true,
    true,
  ]);
  expect(['formtoken', 'secret', 'card'].map((name) => field(name).value)).toEqual(['new', '', '']);
  expect(heard).toEqual(['from', 'depart', 'cabin']);
});

test('a form that had nothing is left alone', () => {
  document.body.innerHTML = FORM;
  refill(document, { path: '/', scroll: 0, at: 0, opener: 'country', said: '', forms: [] });
  expect(document.querySelector<HTMLInputElement>('[value="return"]')?.checked).toBe(true);
});

test('where a page has other forms now, what was typed goes to the form that does the same', () => {
  document.body.innerHTML = `<main><form><input type="hidden" name="intent" value="locale"><input name="name"></form>
    <details><form><input type="hidden" name="intent" value="names"><input name="name"></form></details></main>`;
  const names: [string, string][] = [
    ['intent', 'names'],
    ['name', 'Mira'],
  ];
  refill(document, { path: '/', scroll: 0, at: 0, opener: 'session', said: '', forms: [names] });
  expect([...document.querySelectorAll<HTMLInputElement>('[name="name"]')].map(({ value }) => value)).toEqual([
    '',
    'Mira',
  ]);
  expect(document.querySelector('details')?.open).toBe(true);
});
