import type { DeskTypes } from './desk.ts';

export type Ask<T extends DeskTypes> =
  | { readonly kind: 'open'; readonly spec: T['spec'] }
  | { readonly kind: 'view'; readonly spec: T['spec']; readonly view: T['view'] }
  | { readonly kind: 'offer'; readonly spec: T['spec']; readonly key: string }
  | { readonly kind: 'price'; readonly price: T['ask'] }
  | { readonly kind: 'taken'; readonly taken: ReadonlyMap<string, number> };

export interface Answers<T extends DeskTypes> {
  readonly open: undefined;
  readonly view: T['page'];
  readonly offer: T['found'] | undefined;
  readonly price: T['priced'] | undefined;
  readonly taken: undefined;
}

export interface ToWorker<T extends DeskTypes> {
  readonly id: number;
  readonly ask: Ask<T>;
}

export type FromWorker<T extends DeskTypes> =
  | { readonly id: number; readonly value: Answers<T>[keyof Answers<T>] }
  | { readonly id: number; readonly error: string };
