import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlaceOption } from '#design/place-combobox';
import { type FormStart, NO_LEG } from './form-state.ts';
import { useLegs } from './use-legs.ts';

const place = (id: string): PlaceOption => ({ id, name: id, detail: '' });
const leg = (from: string, to: string, date?: string) => ({ ...NO_LEG, from: [place(from)], to: [place(to)], date });

function legsOf(start: FormStart['legs']) {
  const { result } = renderHook(() => useLegs(start));
  return {
    legs: () => result.current,
    routes: () => result.current.all.map(({ from, to }) => `${from[0]?.id ?? ''}-${to[0]?.id ?? ''}`),
    do: (change: (legs: typeof result.current) => void) => act(() => change(result.current)),
  };
}

test('the way back with a day is the second flight of a journey that is made of a round trip', () => {
  const form = legsOf([leg('LON', 'SIN', '2027-03-09')]);
  form.do((legs) => legs.several('2027-03-23'));
  expect(form.routes()).toEqual(['LON-SIN', 'SIN-LON']);
  expect(form.legs().all[1]?.date).toBe('2027-03-23');
  form.do((legs) => legs.several('2027-03-24'));
  expect(form.legs().all).toHaveLength(2);
});

test('the next flight begins where the one before ends, unless it was said to begin elsewhere', () => {
  const form = legsOf([NO_LEG]);
  form.do((legs) => legs.several(undefined));
  form.do((legs) => legs.set(0, { to: [place('SIN')] }));
  expect(form.routes()).toEqual(['-SIN', 'SIN-']);
  form.do((legs) => legs.set(0, { to: [place('BKK')] }));
  expect(form.routes()).toEqual(['-BKK', 'BKK-']);
  form.do((legs) => legs.set(1, { from: [place('MEL')] }));
  form.do((legs) => legs.set(0, { to: [place('SYD')] }));
  expect(form.routes()).toEqual(['-SYD', 'MEL-']);
});

test('a fault stands as long as the field holds what was sent, not after its flight has moved', () => {
  const form = legsOf([leg('LON', 'SIN'), leg('SIN', 'SYD'), leg('SYD', 'LON')]);
  expect(form.legs().isAsked(1, 'to')).toBe(true);
  form.do((legs) => legs.set(1, { to: [place('PER')] }));
  expect([form.legs().isAsked(1, 'to'), form.legs().isAsked(1, 'from')]).toEqual([false, true]);
  form.do((legs) => legs.move(2, -1));
  expect(form.legs().isAsked(1, 'to')).toBe(false);
});

test('a flight that was taken away can be put back where it was, until anything else is changed', () => {
  const form = legsOf([leg('LON', 'SIN'), leg('SIN', 'TYO'), leg('TYO', 'LON')]);
  expect(form.legs().removed).toBeUndefined();
  form.do((legs) => legs.remove(1));
  expect([form.routes(), form.legs().removed]).toEqual([['LON-SIN', 'TYO-LON'], 1]);
  form.do((legs) => legs.restore());
  expect([form.routes(), form.legs().removed]).toEqual([['LON-SIN', 'SIN-TYO', 'TYO-LON'], undefined]);
  form.do((legs) => legs.remove(0));
  form.do((legs) => legs.set(0, { to: [place('OSA')] }));
  expect(form.legs().removed).toBeUndefined();
});

test('what was typed and is no place yet stays in its field, turns with it, and goes when a place is chosen there', () => {
  const form = legsOf([NO_LEG]);
  form.do((legs) => legs.type(0, 'from', 'Lond'));
  form.do((legs) => legs.several(undefined));
  expect(form.legs().all[0].typed).toEqual({ from: 'Lond', to: '' });
  form.do((legs) => legs.swap(0));
  expect(form.legs().all[0].typed).toEqual({ from: '', to: 'Lond' });
  form.do((legs) => legs.choose(0, 'to', []));
  expect(form.legs().all[0].typed.to).toBe('Lond');
  form.do((legs) => legs.choose(0, 'to', [place('LON')]));
  expect(form.legs().all[0].typed).toEqual({ from: '', to: '' });
  expect(form.routes()).toEqual(['-LON', 'LON-']);
});
