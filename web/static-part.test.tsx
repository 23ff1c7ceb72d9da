import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { Component, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { directReturn, selfTransferReturn } from '#design/examples';
import { FlightCard, type FlightCardProps } from '#design/flight-card';
import { NotStatic, renderStatic } from './render-static.ts';
import { inPage, IN_PAGE, sentRows } from './in-page.ts';
import { keepWritten } from './written-parts.ts';
import { Written, WrittenPart } from './static-part.tsx';

afterEach(cleanup);

const bare = { ...directReturn.price, flag: undefined };
const CARDS: readonly FlightCardProps[] = [
  { ...directReturn, price: bare },
  { ...directReturn, price: { ...bare, note: { text: 'was €1,398', tone: 'warn' }, stale: true } },
  { ...directReturn, price: bare, unavailable: 'Sold out', headingLevel: 3 },
  { ...directReturn, price: bare, warning: { title: 'Two airports:', text: 'you leave from <A> & "B".' } },
  { ...selfTransferReturn, price: { ...selfTransferReturn.price, flag: undefined } },
];

const inItem = (card: FlightCardProps): ReactElement => <FlightCard {...card} />;

test.each(CARDS.map((card, at) => [at, card] as const))('card %i is written as React writes it', (_, card) => {
  const written = renderToString(<Written as="li">{inItem(card)}</Written>);
  expect(written).toBe(renderToString(<li>{inItem(card)}</li>));
  expect(written).toContain('<article');
});

test('React takes written markup over without a word', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const card of CARDS) {
    const container = document.createElement('ol');
    container.innerHTML = renderToString(<Written as="li">{inItem(card)}</Written>);
    document.body.append(container);
    const before = container.innerHTML;
    const recovered = vi.fn<(cause: unknown) => void>();
    const options = { container, hydrate: true, onRecoverableError: recovered };
    const { unmount } = render(<li>{inItem(card)}</li>, options);
    expect([container.innerHTML, recovered.mock.calls, error.mock.calls]).toEqual([before, [], []]);
    unmount();
  }
  error.mockRestore();
});

const WRITTEN = '<li id="card-0" class="box" data-written=""><b>Written</b> by the server</li>';

function Rows({ rows }: { readonly rows: readonly (string | null)[] }) {
  return rows.map((row, at) =>
    row === null ? (
      <WrittenPart key={at} as="li" id={`card-${at}`} className="box" />
    ) : (
      <li key={row} id={`card-${at}`}>
        {row}
      </li>
    ),
  );
}

test('a part that came as markup alone is kept when React takes the page over, and gives way to what comes as data', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('ol');
  container.innerHTML = WRITTEN;
  document.body.append(container);
  const item = container.firstElementChild;
  const recovered = vi.fn<(cause: unknown) => void>();
  const options = { container, hydrate: true, onRecoverableError: recovered };
  const { rerender } = render(<Rows rows={[null]} />, options);
  rerender(<Rows rows={[null, 'new']} />);
  expect(container.firstElementChild).toBe(item);
  expect(container.innerHTML).toBe(`${WRITTEN}<li id="card-1">new</li>`);
  rerender(<Rows rows={['first', 'new']} />);
  expect(container.textContent).toBe('firstnew');
  expect([recovered.mock.calls, error.mock.calls]).toEqual([[], []]);
  error.mockRestore();
});

test('a part that React has to draw anew takes its elements along', () => {
  const page = document.createElement('ol');
  page.innerHTML = WRITTEN;
  document.body.append(page);
  const bold = page.querySelector('b');
  const { container } = render(<Rows rows={[null]} />);
  expect(container.innerHTML).toBe(WRITTEN);
  expect(container.querySelector('b')).toBe(bold);
});

test('a part whose elements React has taken out of the document already stands again, also the next time', () => {
  const page = document.createElement('ol');
  page.innerHTML = WRITTEN.replaceAll('card-0', 'card-9');
  document.body.append(page);
  keepWritten();
  page.remove();
  const row = <WrittenPart as="li" id="card-9" className="box" />;
  const first = render(row);
  expect(first.container.textContent).toBe('Written by the server');
  first.unmount();
  expect(render(row).container.textContent).toBe('Written by the server');
});

test('rows that are in the page travel as their number', () => {
  vi.stubEnv('SSR', true);
  const rows = inPage([{ key: 'a' }, { key: 'b' }]);
  expect(rows).toEqual([{ key: 'a' }, { key: 'b' }]);
  expect(JSON.parse(JSON.stringify({ rows }))).toEqual({ rows: [IN_PAGE, IN_PAGE] });
  expect(sentRows([IN_PAGE, { key: 'c' }])).toEqual([{ key: 'c' }]);
  vi.unstubAllEnvs();
});

const text = fc.oneof(fc.string(), fc.constantFrom('', '<b>', '&amp;', '"', "'"), fc.integer());
const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.constantFrom(null, undefined, true, false),
    fc.array(tie('tree'), { maxLength: 4 }).map((children) => createElement(Fragment, null, ...children)),
    fc.tuple(fc.string(), tie('tree')).map(([title, child]) => {
      const attributes = { title, 'aria-hidden': title.length > 3, className: title || undefined };
      return createElement('span', attributes, child, ' ', child);
    }),
    tie('tree').map((child) => createElement(Pair, null, child)),
  ),
}));

function Pair({ children }: { children: ReactNode }) {
  return (
    <>
      {children}: {children}
      <br />
    </>
  );
}

test('any tree of elements, texts and plain components is written as React writes it', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fc.assert(
    fc.property(tree, (node) => {
      expect(`<div>${renderStatic(node)}</div>`).toBe(renderToString(<div>{node}</div>));
    }),
    { numRuns: 400 },
  );
  silent.mockRestore();
});

class Stateful extends Component {
  override render(): ReactNode {
    return <i>state</i>;
  }
}

test.each([
  ['a class', <Stateful key="a" />],
  ['an attribute with rules of its own', <details key="b" open />],
  ['a style', <p key="c" style={{ color: 'red' }} />],
  [
    'an address of another kind',
    <a key="d" href="mailto:a@b.example">
      Write
    </a>,
  ],
])('%s is left to React', (_, node) => {
  expect(() => renderStatic(node)).toThrow(NotStatic);
  expect(renderToString(<Written as="div">{node}</Written>)).toBe(renderToString(<div>{node}</div>));
});
