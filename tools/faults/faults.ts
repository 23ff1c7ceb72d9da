import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '#platform/core';
import { seededRandom } from '#platform/random';
import type { SampleShop } from '../../supply/house/testing/sample-shop.ts';
import { DAY_HOLD } from '../../supply/house/hold-window.ts';
import { SAMPLE_SHOPS } from '../../supply/house/testing/samples.ts';
import { check, isSettled, type Violations } from './check.ts';
import { buy, sameAnswers, type Told } from './client.ts';
import { checkControl, naiveOrder, type NaiveOrder } from './control.ts';
import type { Inspection } from './inspect.ts';
import { serveOutside, type Outside } from './outside-server.ts';
import { effects, nameOf, planBuyer, planKills, type Boundary, type Supply } from './plan.ts';
import { CallRefused, Supervisor } from './supervisor.ts';
import { World } from './world.ts';

export interface FaultRun {
  readonly bookings: number;
  readonly kills: number;
  /** So many bookings are enough once all kills have fallen and there is an order of each rare kind; without it all are made. */
  readonly enough?: number;
  readonly seed: number;
  readonly buyersAtOnce?: number;
  /** An owner's address: a database of its own is made there and dropped. Null: embedded, in a folder of its own. */
  readonly serverUrl: string | null;
  readonly control?: boolean;
  /** Books without asking for anything before: the control of I13. */
  readonly ungated?: boolean;
  readonly supply?: Supply;
  /** What is sold; all that the house sells without it. */
  readonly shops?: readonly SampleShop[];
}

export interface FaultReport {
  readonly bookings: number;
  /** Items of all orders: about half of the orders have two. */
  readonly items: number;
  readonly kills: number;
  readonly killed: Readonly<Record<string, number>>;
  readonly confirmed: number;
  readonly cancelled: number;
  /** Items of which a part was cancelled and another is still booked. */
  readonly partly: number;
  /** Orders that were booked and charged nothing. */
  readonly uncharged: number;
  /** Orders that gave their place to another choice. */
  readonly givenUp: number;
  /** Orders of things of several kinds. */
  readonly mixed: number;
  readonly seconds: number;
  readonly violations: Violations;
}

/** Books, kills, waits until everything rests, and compares the books outside with ours. */
export async function runFaults(run: FaultRun): Promise<FaultReport> {
  const startedAt = performance.now();
  const random = seededRandom(run.seed);
  const world = new World(seededRandom(run.seed + 1));
  const killer = createKiller(run, random);
  const outside = await serveOutside(world, seededRandom(run.seed + 2), { at: (op, when) => killer.at(op, when) });
  const place = await makePlace(run.serverUrl);
  const supervisor = new Supervisor({
    outside: outside.url,
    ...place,
    control: run.control ?? false,
    ungated: run.ungated ?? false,
  });
  killer.watch(supervisor);
  try {
    const done = run.control
      ? await driveControl(run, random, supervisor, world, killer)
      : await drive(run, random, supervisor, world, outside, killer);
    return { ...done, kills: killer.count(), killed: killer.killed, seconds: (performance.now() - startedAt) / 1_000 };
  } finally {
    await supervisor.close();
    await outside.close();
    await place.remove();
  }
}

type Done = Omit<FaultReport, 'kills' | 'killed' | 'seconds'>;

async function drive(
  run: FaultRun,
  random: Random,
  supervisor: Supervisor,
  world: World,
  outside: Outside,
  killer: Killer,
): Promise<Done> {
  const told: Told[] = [];
  const lacks = (): boolean => killer.left() > 0 || !rareKinds.every((isKind) => told.some(isKind));
  await crowd(run, lacks, async (index) => {
    const buyer = planBuyer(random, run.supply ?? 'all', run.shops ?? SAMPLE_SHOPS);
    told.push(await buy(supervisor, world, index, buyer));
  });
  outside.calm = true;
  const seen = await settle(supervisor);
  const violations = check(world, seen, told);
  for (const buyer of told.filter((_, index) => index % 10 === 0)) {
    const different = await sameAnswers(supervisor, buyer);
    if (different) violations.I6.push(different);
  }
  const givenUp = told.filter(({ gaveUp }) => gaveUp).length;
  return { bookings: told.length, items: seen.items.length, givenUp, ...countsOf(seen), violations };
}

/** A part was cancelled and another is kept; nothing was charged; it gave its place to another choice. */
const rareKinds: readonly ((told: Told) => boolean)[] = [
  ({ last }) => last?.items.some((item) => item.state === 'confirmed' && item.cancelledUnits.length > 0) ?? false,
  ({ last }) => last?.state === 'confirmed' && last.dueNow.amountMinor === 0,
  ({ gaveUp }) => gaveUp,
];

function countsOf({ items }: Inspection): Pick<Done, 'cancelled' | 'confirmed' | 'mixed' | 'partly' | 'uncharged'> {
  const confirmed = items.filter(({ state }) => state === 'confirmed');
  const orders = [...Map.groupBy(items, ({ orderId }) => orderId).values()];
  return {
    confirmed: confirmed.length,
    cancelled: items.filter(({ state }) => state === 'cancelled').length,
    partly: confirmed.filter(({ cancelledUnits }) => cancelledUnits.length > 0).length,
    uncharged: orders.filter((own) => own.every(({ dueMinor, state }) => dueMinor === 0 && state === 'confirmed'))
      .length,
    mixed: orders.filter((own) => new Set(own.map(({ vertical }) => vertical)).size > 1).length,
  };
}

async function driveControl(
  run: FaultRun,
  random: Random,
  supervisor: Supervisor,
  world: World,
  killer: Killer,
): Promise<Done> {
  let confirmed = 0;
  const ordered: NaiveOrder[] = [];
  await crowd(
    run,
    () => killer.left() > 0,
    async () => {
      const [shop = SAMPLE_SHOPS[0] as SampleShop] = run.shops ?? SAMPLE_SHOPS;
      const [first] = planBuyer(random, 'outside', [shop]).items;
      if (!first) return;
      const order = await naiveOrder(shop, first);
      ordered.push(order);
      for (let tries = 0; tries < 50; tries++) {
        const outcome = await supervisor.ask({ op: 'naive', order }).catch(() => null);
        if (outcome === 'confirmed') confirmed += 1;
        if (outcome !== null) return;
        await sleep(50);
      }
    },
  );
  const bookings = ordered.length;
  const none = { cancelled: 0, givenUp: 0, partly: 0, uncharged: 0, mixed: 0 };
  return { bookings, items: bookings, confirmed, ...none, violations: checkControl(world, ordered) };
}

async function crowd(
  { bookings, enough = bookings, buyersAtOnce = 12 }: FaultRun,
  lacks: () => boolean,
  one: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const goesOn = (): boolean => next < enough || (next < bookings && lacks());
  const buyer = async (): Promise<void> => {
    while (goesOn()) await one(next++);
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer));
}

/** Past the longest hold of the samples; what a killed process left is taken up by others some minutes after that. */
const PAST_HOLDS_MS = (DAY_HOLD + 1) * 60_000;

/** Past every hold, then half a minute at a time, until nothing moves. */
async function settle(supervisor: Supervisor): Promise<Inspection> {
  for (let turn = 0; turn < 60; turn++) {
    try {
      const ms = turn === 1 ? PAST_HOLDS_MS : 30_000;
      supervisor.shiftMs += ms;
      await supervisor.ask({ op: 'jump', ms });
      await sleep(400);
      const seen = (await supervisor.ask({ op: 'inspect' })) as Inspection;
      if (turn > 1 && isSettled(seen)) return seen;
    } catch (error) {
      if (error instanceof CallRefused) throw error;
    }
  }
  return (await supervisor.ask({ op: 'inspect' })) as Inspection;
}

interface Killer {
  readonly killed: Record<string, number>;
  at(op: string, when: 'before' | 'after'): boolean;
  watch(supervisor: Supervisor): void;
  count(): number;
  /** Planned kills that have not fallen yet. */
  left(): number;
}

/** Spreads the planned kills over the run; each falls on the first event that fits a boundary still in the plan. */
function createKiller(run: FaultRun, random: Random): Killer {
  const { bookings, enough = bookings, kills, control = false } = run;
  const known: readonly string[] = control
    ? ['reserve', 'authorise', 'commit', 'capture', 'void', 'cancel', 'refund']
    : [...effects, 'database'];
  const plan: Boundary[] = planKills(random, kills * 4)
    .filter(({ at }) => known.includes(at))
    .slice(0, kills);
  const gap = Math.max(4, Math.floor((enough * 2) / Math.max(1, kills)));
  const killed: Record<string, number> = {};
  let quiet = gap;
  let supervisor: Supervisor | undefined;
  const strike = (index: number): void => {
    const [boundary] = plan.splice(index, 1);
    if (boundary) killed[nameOf(boundary)] = (killed[nameOf(boundary)] ?? 0) + 1;
    quiet = gap;
  };
  return {
    killed,
    count: () => supervisor?.deaths ?? 0,
    left: () => plan.length,
    watch: (each) => (supervisor = each),
    at(op, when) {
      quiet -= 1;
      if (quiet > 0 || !supervisor) return false;
      if (plan[0]?.at === 'database') {
        void supervisor.ask({ op: 'arm', when: plan[0].when }).catch(() => undefined);
        strike(0);
        return false;
      }
      const index = plan.findIndex((boundary) => boundary.at === op && boundary.when === when);
      if (index < 0) return false;
      strike(index);
      supervisor.kill();
      return true;
    },
  };
}

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  remove(): Promise<void>;
}

async function makePlace(serverUrl: string | null): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfold-faults-'));
  const removeFolder = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  if (serverUrl === null) return { dataDir, databaseUrl: null, remove: removeFolder };
  const name = `wayfold_faults_${randomUUID().replaceAll('-', '')}`;
  await asOwner(serverUrl, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await asOwner(serverUrl, `drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function asOwner(url: string, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}
