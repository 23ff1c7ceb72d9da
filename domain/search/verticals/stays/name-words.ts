import type { I18n } from '@lingui/core';
import type { SayNames } from '../spoken.ts';

/** Types of rooms and parts of cities, by the words in which suppliers state them. */
export function stayNames(i18n: I18n): SayNames {
  const parts = Object.entries(areaWords(i18n)).map(([word, area]): [string, SayNames[string]] => [
    `area.${word}`,
    (city) => partOf(i18n, area, city?.whole ?? ''),
  ]);
  const rooms = Object.entries(roomWords(i18n)).map(([word, room]): [string, SayNames[string]] => [
    `room.${word}`,
    () => room,
  ]);
  return {
    ...Object.fromEntries([...rooms, ...parts]),
    'area.town': (city) => city?.whole ?? '',
    'area.quarter': (city, quarter) => partOf(i18n, quarter?.whole ?? '', city?.whole ?? ''),
    'area.airport': (airport) =>
      i18n._({ id: 'area.airport', message: '{name} Airport', values: { name: airport?.own ?? '' } }),
  };
}

/** `Old Town, Paris` */
function partOf(i18n: I18n, area: string, city: string): string {
  return i18n._({ id: 'area.of', message: '{area}, {city}', values: { area, city } });
}

function roomWords(i18n: I18n) {
  return {
    single: i18n._({ id: 'room.single', message: 'Single room' }),
    double: i18n._({ id: 'room.double', message: 'Double room' }),
    twin: i18n._({ id: 'room.twin', message: 'Twin room' }),
    triple: i18n._({ id: 'room.triple', message: 'Triple room' }),
    family: i18n._({ id: 'room.family', message: 'Family room' }),
    quad: i18n._({ id: 'room.quad', message: 'Quadruple room' }),
    'step-free': i18n._({ id: 'room.stepFree', message: 'Accessible double room' }),
    superior: i18n._({ id: 'room.superior', message: 'Superior double room' }),
    deluxe: i18n._({ id: 'room.deluxe', message: 'Deluxe room' }),
    suite: i18n._({ id: 'room.suite', message: 'Suite' }),
    studio: i18n._({ id: 'room.studio', message: 'Studio with kitchenette' }),
    apartment: i18n._({ id: 'room.apartment', message: 'One-bedroom apartment' }),
    'apartment-2': i18n._({ id: 'room.apartment2', message: 'Two-bedroom apartment' }),
  };
}

function areaWords(i18n: I18n) {
  return {
    'old-town': i18n._({ id: 'area.oldTown', message: 'Old Town' }),
    downtown: i18n._({ id: 'area.downtown', message: 'Downtown' }),
    central: i18n._({ id: 'area.central', message: 'Central' }),
    'inner-city': i18n._({ id: 'area.innerCity', message: 'City centre' }),
    north: i18n._({ id: 'area.north', message: 'North' }),
    south: i18n._({ id: 'area.south', message: 'South' }),
    east: i18n._({ id: 'area.east', message: 'East' }),
    west: i18n._({ id: 'area.west', message: 'West' }),
    seafront: i18n._({ id: 'area.seafront', message: 'Seafront' }),
  };
}
