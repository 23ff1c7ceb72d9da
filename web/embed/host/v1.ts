import type { FrameMessage, HostMessage } from '#contract/frames';

type Value = string | number | boolean;
type Params = Readonly<Record<string, Value>>;

interface MountOptions {
  /** The id under which the site knows this page's owner. */
  readonly partner: string;
  /** `/`, or where to begin: `/flights/LON-SIN/2026-05-01`. */
  readonly path?: string | undefined;
  /** First path segment of a language, such as `de`. */
  readonly locale?: string | undefined;
  /** What the frame is called for those who do not see it. */
  readonly title?: string | undefined;
}

const script = document.currentScript as HTMLScriptElement;
const site = new URL(script.src).origin;
const GREETING = { action: 'wayfold-embed', version: 1 };
const GREET_EVERY_MS = 300;
const GREETINGS = 100;
const FIRST_HEIGHT = '480px';
const LONGEST_WAIT_MS = 20_000;
const MOVES = ['scroll', 'resize'] as const;

interface Question {
  readonly resolve: (data: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** What was asked of the frame and is not answered yet. */
function createQuestions() {
  const open = new Map<string, Question>();
  let asked = 0;
  function fail(id: string, code: string): void {
    open.get(id)?.reject(new Error(code));
    open.delete(id);
  }
  return {
    ask(send: (id: string) => void): Promise<unknown> {
      const id = `a${(asked += 1)}`;
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject });
        setTimeout(() => fail(id, 'NO_ANSWER'), LONGEST_WAIT_MS);
        send(id);
      });
    },
    answer(message: Extract<FrameMessage, { action: 'ajaxResponse' }>): void {
      if (!message.ok) return fail(message.id, message.error.code);
      open.get(message.id)?.resolve(message.data);
      open.delete(message.id);
    },
    failAll(): void {
      for (const id of open.keys()) fail(id, 'FRAME_LOADED_AGAIN');
    },
  };
}

interface Line {
  /** Sends one greeting. */
  readonly offer: () => void;
  /** Greets until the frame answers: it may not have been able to say that it listens. */
  readonly greet: () => void;
  readonly hangUp: () => void;
  readonly say: (message: HostMessage) => void;
}

/** The frame hears one greeting, with the port on which all else is said; the port that says `ready` is the line. */
function openLine(frame: HTMLIFrameElement, hear: (message: FrameMessage) => void, unanswered: () => void): Line {
  let port: MessagePort | null = null;
  let offered: MessagePort[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  function closeAllBut(kept: MessagePort | null): void {
    clearInterval(timer);
    for (const one of offered) if (one !== kept) one.close();
    offered = kept ? [kept] : [];
    port = kept;
  }
  function offer(): void {
    const { port1, port2 } = new MessageChannel();
    offered.push(port1);
    port1.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
      if (data.action === 'ready') closeAllBut(port1);
      if (port === port1) hear(data);
    };
    frame.contentWindow?.postMessage(GREETING, site, [port2]);
  }
  return {
    offer,
    greet() {
      closeAllBut(null);
      let left = GREETINGS;
      timer = setInterval(() => {
        offer();
        left -= 1;
        if (left > 0) return;
        clearInterval(timer);
        unanswered();
      }, GREET_EVERY_MS);
      offer();
    },
    hangUp: () => closeAllBut(null),
    say: (message) => port?.postMessage(message),
  };
}

function frameFor({ partner, path = '/', locale, title = 'Travel search' }: MountOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = site + (locale ? `/${locale}` : '') + `/embed/${partner}` + (path === '/' ? '' : path);
  frame.title = title;
  Object.assign(frame.style, { display: 'block', width: '100%', height: FIRST_HEIGHT, border: '0' });
  return frame;
}

function mount(box: HTMLElement, options: MountOptions) {
  const frame = frameFor(options);
  const spinner = createSpinner();
  const questions = createQuestions();
  const line = openLine(frame, hear, () => spinner.show(false));

  function hear(message: FrameMessage): void {
    const event = new CustomEvent(`wayfold-${message.action}`, { detail: message, bubbles: true, cancelable: true });
    const usual = box.dispatchEvent(event);
    if (message.action === 'ready') ready();
    else if (message.action === 'height') frame.style.height = message.height;
    else if (message.action === 'display-spinner') spinner.show(true);
    else if (message.action === 'hide-spinner') spinner.show(false);
    else if (message.action === 'ajaxResponse') questions.answer(message);
    // Whoever wants the whole page loaded again instead, prevents the default.
    else if (message.action === 'reload' && usual) frame.src = `${frame.src}`;
  }
  function ready(): void {
    questions.failAll();
    tellSeen();
  }
  /** Which part of the frame is in the window: there its dialogs stand. */
  function tellSeen(): void {
    const { top, bottom } = frame.getBoundingClientRect();
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (height > 0) line.say({ action: 'scroll', top: Math.max(0, -top), height });
  }
  let announced = false;
  /** The frame says that it listens. */
  function heard({ source, origin, data }: MessageEvent<{ action?: unknown } | null>): void {
    if (source !== frame.contentWindow || origin !== site || data?.action !== GREETING.action) return;
    announced = true;
    line.offer();
  }
  /** It did not say so, and there is a page: its browser hides from it who is around. */
  function loaded(): void {
    if (!announced) line.greet();
    announced = false;
  }

  addEventListener('message', heard);
  frame.addEventListener('load', loaded);
  for (const event of MOVES) addEventListener(event, tellSeen, { passive: true });
  box.append(spinner.element, frame);
  return {
    frame,
    /** One of the operations that the site lists for this partner. Rejects with a code. */
    ask: (operation: string, params: Params = {}): Promise<unknown> =>
      questions.ask((id) => line.say({ action: 'ajax', id, operation, params })),
    /** Presses the search button of the page in the frame. */
    submit: () => line.say({ action: 'submit', form: 'search' }),
    metric: (name: string, value?: number) =>
      line.say({ action: 'record-metric', name, ...(value !== undefined && { value }) }),
    log: (text: string, level = 'info') => line.say({ action: 'logger', level, message: text }),
    /** What was answered here about consent. The site asks its own readers all the same. */
    consent: (granted: boolean) => line.say({ action: 'gtm-enduser-consent-response', granted }),
    consentPrefix: (prefix: string) => line.say({ action: 'cmp2-url-prefix', prefix }),
    remove(): void {
      line.hangUp();
      questions.failAll();
      removeEventListener('message', heard);
      for (const event of MOVES) removeEventListener(event, tellSeen);
      frame.remove();
      spinner.element.remove();
    },
  };
}

/** Three quiet pixels of a line; without motion for whoever wants none. Styled by script, so that no policy is in its way. */
function createSpinner() {
  const element = document.createElement('div');
  const line = document.createElement('div');
  Object.assign(element.style, { height: '3px', overflow: 'hidden' });
  Object.assign(line.style, { height: '100%', width: '30%', background: 'currentColor', opacity: '0.5' });
  element.append(line);
  element.setAttribute('aria-hidden', 'true');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    line.animate({ transform: ['translateX(-100%)', 'translateX(334%)'] }, { duration: 1_200, iterations: Infinity });
  }
  return {
    element,
    show(is: boolean): void {
      element.style.visibility = is ? 'visible' : 'hidden';
    },
  };
}

/** `<div data-wayfold="news" data-path="/" data-locale="de">` becomes a frame by itself; `box.wayfold` is its handle. */
function mountAll(): void {
  for (const box of document.querySelectorAll<HTMLElement & { wayfold?: unknown }>('[data-wayfold]')) {
    const { wayfold: partner = '', path, locale, title } = box.dataset;
    box.wayfold ??= mount(box, { partner, path, locale, ...(title !== undefined && { title }) });
  }
}

Object.assign(globalThis, { Wayfold: { mount } });
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', mountAll);
else mountAll();
