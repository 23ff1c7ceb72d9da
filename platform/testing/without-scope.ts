import {
  BinaryOperationNode,
  type DeleteQueryNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type OperationNode,
  OperatorNode,
  type SelectQueryNode,
  sql,
  type UpdateQueryNode,
  ValueNode,
} from 'kysely';
import type { Database, Transaction } from '#platform/core';
import { singleStatements } from '#platform/database';

/** Columns that say whose a row is. */
const OWNERS: ReadonlySet<string> = new Set(['account_id', 'session_id', 'company_id']);
const COMPARES: ReadonlySet<string> = new Set(['=', 'is', 'is not distinct from', 'in']);

export interface Unscoped {
  /** The same database, but no statement of a builder says whose rows it asks for: of tables under row security only that is left. */
  readonly database: Database;
  /** How many conditions were taken out. */
  readonly removed: () => number;
}

/**
 * The fault that a forgotten condition would be, in all statements at once. `past`: they pass by row security as well, which shows what the
 * conditions alone kept out.
 */
export async function withoutScope(database: Database, { past = false } = {}): Promise<Unscoped> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`.execute(
    database.query,
  );
  const forgets = new Forgets(new Set(rows.map(({ name }) => name)));
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => forgets.transformNode(node),
    transformResult: async ({ result }) => result,
  };
  return { database: over(database, plugin, past), removed: () => forgets.removed };
}

function over(database: Database, plugin: KyselyPlugin, past: boolean): Database {
  const within = async (tx: Transaction): Promise<Transaction> => {
    if (past) await sql`set local role none`.execute(tx);
    return tx.withPlugin(plugin);
  };
  const transact: Database['transact'] = (work, rows) => database.transact(async (tx) => work(await within(tx)), rows);
  const single = past ? singleStatements((query) => transact((tx) => tx.executeQuery(query))) : database.query;
  return {
    ...database,
    query: single.withPlugin(plugin),
    transact,
    seeing: (rows) => over(database.seeing(rows), plugin, past),
  };
}

type Query = SelectQueryNode | UpdateQueryNode | DeleteQueryNode;

class Forgets extends OperationNodeTransformer {
  removed = 0;
  readonly #guarded: ReadonlySet<string>;
  /** Whether the query around a node is about a table under row security. */
  readonly #within: boolean[] = [];

  constructor(guarded: ReadonlySet<string>) {
    super();
    this.#guarded = guarded;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    return this.#asking(node, () => super.transformSelectQuery(node));
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    return this.#asking(node, () => super.transformUpdateQuery(node));
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    return this.#asking(node, () => super.transformDeleteQuery(node));
  }

  #asking<N extends Query>(node: N, transform: () => N): N {
    const about = 'table' in node ? node.table : node.from;
    this.#within.push(tablesIn(about).some((name) => this.#guarded.has(name)));
    const asked = transform();
    this.#within.pop();
    return asked;
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = node;
    const said = OperatorNode.is(operator) && COMPARES.has(operator.operator);
    if (this.#within.at(-1) !== true || !said || !OWNERS.has(columnOf(leftOperand)) || columnOf(rightOperand) !== '')
      return super.transformBinaryOperation(node);
    this.removed += 1;
    return BinaryOperationNode.create(
      ValueNode.createImmediate(1),
      OperatorNode.create('='),
      ValueNode.createImmediate(1),
    );
  }
}

/** Names of the tables that a part of a query speaks of. */
function tablesIn(node: OperationNode | undefined): string[] {
  if (!node) return [];
  if (node.kind === 'SchemableIdentifierNode')
    return [(node as OperationNode & { identifier: { name: string } }).identifier.name];
  return Object.values(node)
    .flat()
    .flatMap((part: unknown) =>
      typeof part === 'object' && part !== null && 'kind' in part && part.kind !== 'SelectQueryNode'
        ? tablesIn(part as OperationNode)
        : [],
    );
}

/** Of a reference; empty for a value. */
function columnOf(node: OperationNode): string {
  if (node.kind !== 'ReferenceNode') return '';
  const { column } = node as OperationNode & { column: { column?: { name: string } } };
  return column.column?.name ?? '';
}
