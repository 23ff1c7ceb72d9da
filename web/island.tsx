import {
  type ComponentType,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '#design/hydrated';
import { loadPart } from './i18n.ts';
import styles from './island.module.css';
import { type Sleeper, type WakesBy, watchFor, watchIntent } from './intent.ts';

export interface IslandLoader<M = unknown> {
  /** Brings scripts, styles and words; after a failure each call tries again. */
  readonly load: () => Promise<M>;
}

interface IslandSpec<M, P> {
  /** Path of the module from the root; its name ends in `.island.tsx`, which is how the server finds its styles. */
  readonly module: string;
  readonly importer: () => Promise<M>;
  readonly pick: (module: M) => ComponentType<P>;
  /**
   * What wakes it beside a sign of intent at itself: `asked` where the address asked for it already, `reader` at the first
   * sign of a reader anywhere on the page, `near` where one comes close to it, `idle` as soon as the page is loaded and nothing
   * else is to do: only for what a reader looks at without a sign.
   */
  readonly wakes?: (props: P) => WakesBy | undefined;
}

/** Every island of the modules that were run so far. */
const made = new Set<{ readonly module: string; readonly load: () => Promise<unknown> }>();

/** Those of `modules`, or all; on the server also those that only now became known, since it draws islands in islands. */
export async function loadIslands(modules?: readonly string[]): Promise<void> {
  const known = made.size;
  const wanted = [...made].filter(({ module }) => modules?.includes(module) ?? true);
  await Promise.all(wanted.map(({ load }) => load()));
  if (import.meta.env.SSR && made.size > known) await loadIslands(modules);
}

const asleep = new Set<() => Promise<unknown>>();

/** Before the page changes: React cannot change a page of which a part still waits to be taken over. Fulfilled once all are
 * alive; rejects where one cannot be. */
export async function wakeIslands(): Promise<void> {
  await Promise.all([...asleep].map((wake) => wake()));
}

/**
 * A part of a page that the server draws and that is right without scripts. In the browser its markup stays as it is until
 * somebody points at it, touches it or moves the focus into it; then its chunk comes and takes over the same elements.
 */
export function island<M, P extends object>(spec: IslandSpec<M, P>): NamedExoticComponent<P> & IslandLoader<M> {
  let content: ComponentType<P> | undefined;
  let loading: Promise<M> | undefined;
  let failed = false;

  function load(): Promise<M> {
    if (loading && !failed) return loading;
    failed = false;
    loading = loadPart(spec.module, spec.importer).then(
      (module) => {
        content = spec.pick(module);
        return module;
      },
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    return loading;
  }

  function Content({ sleeper, props }: { sleeper: Sleeper; props: P }): ReactNode {
    const alive = useHydrated();
    useEffect(() => {
      if (alive) sleeper.alive();
    }, [alive, sleeper]);
    if (!content && import.meta.env.SSR) throw new TypeError(`${spec.module} is drawn before it is loaded`);
    // While hydrating, React leaves the server's markup alone as long as this waits.
    if (!content) use<unknown>(alive ? (loading ?? load()) : sleeper.woken);
    const Loaded = content as ComponentType<P>;
    return <Loaded {...props} />;
  }

  function Island(props: P) {
    const box = useRef<HTMLDivElement>(null);
    const [sleeper] = useState(createSleeper);
    const wakesBy = useEffectEvent(() => spec.wakes?.(props));
    useEffect(() => {
      if (content || !box.current) return;
      const wake = () => void load().then(sleeper.wake, () => undefined);
      const stopWatch = watchFor(wakesBy(), box.current, wake);
      const stopIntent = watchIntent(box.current, sleeper, load);
      const wakeAnyway = () => Promise.all([load().then(sleeper.wake), sleeper.awake]);
      asleep.add(wakeAnyway);
      return () => {
        asleep.delete(wakeAnyway);
        stopWatch();
        stopIntent();
      };
    }, [sleeper]);
    return (
      <div ref={box} className={styles.island}>
        <Suspense>
          <Content sleeper={sleeper} props={props} />
        </Suspense>
      </div>
    );
  }
  // React can only draw a sleeping part anew: while its props stay the same, what else happens on the page leaves it alone.
  made.add({ module: spec.module, load });
  return Object.assign(memo(Island), { load });
}

function createSleeper(): Sleeper {
  let wake = (): void => undefined;
  let rise = wake;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  const awake = new Promise<void>((resolve) => (rise = resolve));
  const sleeper: Sleeper = {
    woken,
    wake,
    awake,
    alive() {
      sleeper.onAlive();
      rise();
    },
    onAlive: () => undefined,
  };
  return sleeper;
}
