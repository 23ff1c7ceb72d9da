import { afterEach, expect, test, vi } from 'vitest';
import { type Sleeper, watchIntent } from './intent.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A sleeping part that holds a day field and a button; `alive` says when scripts have taken it over. */
function sleeping(load: () => Promise<unknown> = () => Promise.resolve()) {
  const box = document.createElement('div');
  box.innerHTML =
    '<form><input type="date" id="day"><button type="button" id="more">More</button>' +
    '<button id="dark" data-waits>Dark</button><button id="go" data-waits="2000">Go</button></form>';
  document.body.append(box);
  const sleeper: Sleeper = {
    woken: Promise.resolve(),
    awake: Promise.resolve(),
    wake: vi.fn(),
    alive: vi.fn(),
    onAlive: () => undefined,
  };
  stop = watchIntent(box, sleeper, load);
  const get = (id: string) => document.getElementById(id) as HTMLElement;
  const replaceDay = () => {
    const taken = document.createElement('input');
    taken.id = 'day';
    get('day').replaceWith(taken);
    const clicked = vi.fn();
    taken.addEventListener('click', clicked);
    return { taken, clicked };
  };
  return { get, replaceDay, alive: () => sleeper.onAlive() };
}

function pointer(type: string, on: EventTarget): void {
  on.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
}

const later = () => new Promise((resolve) => setTimeout(resolve));

test('a press on a sleeping button is heard once: by nobody while it sleeps, and then by the button that is alive', () => {
  const { get, alive } = sleeping();
  const heard = vi.fn();
  get('more').addEventListener('click', heard);
  get('more').click();
  expect(heard).not.toHaveBeenCalled();
  alive();
  expect(heard).toHaveBeenCalledOnce();
  get('more').click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a field that is replaced between down and up is pressed at the up, and has the focus', async () => {
  const { get, replaceDay, alive } = sleeping();
  pointer('pointerdown', get('day'));
  const { taken, clicked } = replaceDay();
  alive();
  expect(clicked).not.toHaveBeenCalled();
  pointer('pointerup', taken);
  await later();
  expect(clicked).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(taken);
  pointer('pointerup', taken);
  await later();
  expect(clicked).toHaveBeenCalledOnce();
});

test.for([
  ['elsewhere', 'pointerup'],
  ['by a cancelled touch', 'pointercancel'],
] as const)('a replaced field is not pressed where the press ends %s', async ([where, type]) => {
  const { get, replaceDay, alive } = sleeping();
  pointer('pointerdown', get('day'));
  const { taken, clicked } = replaceDay();
  alive();
  pointer(type, where === 'elsewhere' ? get('more') : taken);
  await later();
  expect(clicked).not.toHaveBeenCalled();
});

test('a field that stays in place while it is taken over is pressed by the browser alone', async () => {
  const { get, alive } = sleeping();
  const clicked = vi.fn();
  get('day').addEventListener('click', clicked);
  pointer('pointerdown', get('day'));
  alive();
  pointer('pointerup', get('day'));
  await later();
  expect(clicked).not.toHaveBeenCalled();
  get('day').click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('a form whose script keeps the page waits for it, and is sent as it is where the script cannot be had', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const { get, alive } = sleeping();
  get('dark').closest('form')?.addEventListener('submit', sent);
  get('dark').click();
  expect(sent).not.toHaveBeenCalled();
  alive();
  expect(sent).toHaveBeenCalledOnce();
  stop();
  document.body.replaceChildren();
  const { get: find } = sleeping(() => Promise.reject(new TypeError('offline')));
  find('dark').closest('form')?.addEventListener('submit', sent);
  find('dark').click();
  await later();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a form that is whole without its script is sent as it stands once its button has waited long enough, and then no more', () => {
  vi.useFakeTimers();
  try {
    const { get, alive } = sleeping(() => new Promise(() => undefined));
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    get('dark').click();
    vi.advanceTimersByTime(60_000);
    expect(sent).not.toHaveBeenCalled();
    get('go').click();
    vi.advanceTimersByTime(1_999);
    expect(sent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sent).toHaveBeenCalledOnce();
    alive();
    expect(sent).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('a form whose script comes in time is pressed once, by its script', () => {
  vi.useFakeTimers();
  try {
    const { get, alive } = sleeping();
    const clicked = vi.fn((event: Event) => event.preventDefault());
    get('go').addEventListener('click', clicked);
    get('go').click();
    vi.advanceTimersByTime(500);
    alive();
    vi.advanceTimersByTime(5_000);
    expect(clicked).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
