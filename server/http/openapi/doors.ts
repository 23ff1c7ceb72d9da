import * as booking from '#contract/booking';
import * as cart from '#contract/cart';
import * as core from '#contract/core';
import * as dataSubject from '#contract/data-subject';
import * as dev from '#contract/dev';
import * as feedback from '#contract/feedback';
import * as files from '#contract/files';
import * as flags from '#contract/flags';
import * as frames from '#contract/frames';
import * as identity from '#contract/identity';
import * as inbox from '#contract/inbox';
import * as layout from '#contract/layout';
import * as marketing from '#contract/marketing';
import * as measuring from '#contract/measuring';
import * as news from '#contract/news';
import * as payments from '#contract/payments';
import * as places from '#contract/places';
import * as privacy from '#contract/privacy';
import * as search from '#contract/search';
import * as session from '#contract/session';
import * as sources from '#contract/sources';
import * as system from '#contract/system';
import * as texts from '#contract/texts';
import * as travelers from '#contract/travelers';

const DOORS: readonly object[] = [
  booking,
  cart,
  core,
  dataSubject,
  dev,
  feedback,
  files,
  flags,
  frames,
  identity,
  inbox,
  layout,
  marketing,
  measuring,
  news,
  payments,
  places,
  privacy,
  search,
  session,
  sources,
  system,
  texts,
  travelers,
];

type Export = readonly [name: string, value: unknown];

/** Everything that the doors of the contract give, with what the sections behind them hold (`booking.createQuote`). */
export function contractExports(): readonly Export[] {
  return exportsOf(DOORS);
}

export function exportsOf(doors: readonly object[]): readonly Export[] {
  return doors.flatMap((door) =>
    Object.entries(door).flatMap(([name, value]: [string, unknown]) =>
      isModule(value) ? Object.entries(value) : [[name, value] as const],
    ),
  );
}

function isModule(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Module]';
}
