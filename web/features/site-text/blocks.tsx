import { Fragment, type ReactNode } from 'react';
import { Link } from '#design/link';
import type { Block, Inline } from '#contract/texts';
import styles from './site-text.module.css';

/** Blocks stand where they stand for the life of the page, so their place is their key. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, at) => <Fragment key={at}>{drawn(block)}</Fragment>);
}

function drawn(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Tag = block.level === 2 ? 'h2' : 'h3';
      return (
        <Tag id={block.id} className={styles.heading}>
          {block.text}
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.parts} />
        </p>
      );
    case 'list':
      return block.ordered ? (
        <ol className={styles.steps}>{itemsOf(block)}</ol>
      ) : (
        <ul className={styles.bullets}>{itemsOf(block)}</ul>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'table':
      return <Table {...block} />;
  }
}

function itemsOf({ items }: Extract<Block, { kind: 'list' }>): ReactNode {
  return items.map((item, at) => (
    <li key={at}>
      {item.length === 1 && item[0]?.kind === 'paragraph' ? (
        <Inlines parts={item[0].parts} />
      ) : (
        <Blocks blocks={item} />
      )}
    </li>
  ));
}

/** On a phone each row is a small list of its own: no table is wider than the page. */
function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={at} scope="col">
              <Inlines parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>
                <Inlines parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inlines({ parts }: { readonly parts: readonly Inline[] }): ReactNode {
  return parts.map((part, at) => <Fragment key={at}>{said(part)}</Fragment>);
}

function said(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return (
        <code dir="ltr" translate="no">
          {part.text}
        </code>
      );
    case 'strong':
      return (
        <strong>
          <Inlines parts={part.parts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <Link href={part.href} {...attributesOf(part.href)}>
          <Inlines parts={part.parts} />
        </Link>
      );
  }
}

/** A telephone number runs from left to right in every text. */
function attributesOf(href: string): { readonly rel?: string; readonly dir?: 'ltr' } {
  if (href.startsWith('https:')) return { rel: 'noreferrer' };
  return href.startsWith('tel:') ? { dir: 'ltr' } : {};
}
