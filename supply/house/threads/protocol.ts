import type { AskAt, DeskSpec, DeskTypes } from './desk.ts';

export type Ask<T extends DeskTypes> =
  | { readonly kind: 'open'; readonly spec: DeskSpec<T['query']> }
  | { readonly kind: 'view'; readonly spec: DeskSpec<T['query']>; readonly view: T['view'] }
  | { readonly kind: 'offer'; readonly spec: DeskSpec<T['query']>; readonly key: string }
  | { readonly kind: 'price'; readonly price: AskAt<T['ask']> }
  | { readonly kind: 'own'; readonly own: AskAt<T['own']> }
  | { readonly kind: 'taken'; readonly taken: ReadonlyMap<string, number> };

export interface Answers<T extends DeskTypes> {
  readonly open: T['opened'];
  readonly view: T['page'];
  readonly offer: T['found'] | undefined;
  readonly price: T['priced'] | undefined;
  readonly own: T['ownAnswer'];
  readonly taken: undefined;
}

export interface ToWorker<T extends DeskTypes> {
  readonly id: number;
  readonly ask: Ask<T>;
}

export type FromWorker<T extends DeskTypes> =
  | { readonly id: number; readonly value: Answers<T>[keyof Answers<T>] }
  | { readonly id: number; readonly error: string };
