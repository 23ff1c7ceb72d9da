/**
 * What a column holds about a person: who it is (identifier), how to reach them (contact), what they said, did or are
 * (content), or what opens something (secret).
 */
export type PersonalKind = 'identifier' | 'contact' | 'content' | 'secret';

export interface PersonalColumn {
  readonly kind: PersonalKind;
  /** Its name in what a person takes away; null: not given out. */
  readonly exportAs: string | null;
  /**
   * When the person is erased: goes with its row; is emptied; stays as a name that leads to nobody any more; or stays as
   * it is, on this legal basis.
   */
  readonly onErase: 'row' | 'empty' | 'pseudonym' | { readonly kept: string };
}

/** How a row is known to be a person's: by the account, by an address of theirs, or by a row that is theirs. */
export type OwnerLink =
  | { readonly by: 'account'; readonly column: string }
  | { readonly by: 'email'; readonly column: string }
  | { readonly by: 'row'; readonly column: string; readonly of: string; readonly key?: string };

/** One table: every column is either plain, telling nothing of a person by itself, or declared as personal. */
export interface PersonalTable {
  readonly table: string;
  /** Any of the links makes a row theirs. `nobody`: why no row can be told to be somebody's. */
  readonly owner: readonly [OwnerLink, ...OwnerLink[]] | { readonly nobody: string };
  /** Name of its list in what a person takes away; null: not given out. */
  readonly exportAs: string | null;
  /** Whether erasing its owner deletes the row or keeps it for a reason. */
  readonly rows: 'delete' | { readonly kept: string };
  /** Names of columns, with spaces between. */
  readonly plain: string;
  readonly personal: Readonly<Record<string, PersonalColumn>>;
  /** Columns that hold one of a list. The database checks the same lists, so one more value takes a migration. */
  readonly oneOf?: Readonly<Record<string, readonly string[]>>;
}
