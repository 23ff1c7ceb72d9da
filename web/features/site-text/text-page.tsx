import { useLingui } from '@lingui/react/macro';
import { AnchorNav } from '#design/anchor-nav';
import type { OutputOf } from '#contract/core';
import type { texts } from '#contract/texts';
import { useFacts } from '../../facts.ts';
import { PageTitle } from '../../page-title.tsx';
import { Blocks } from './blocks.tsx';
import styles from './site-text.module.css';

interface TextPageProps {
  readonly text: OutputOf<typeof texts.read>;
}

/** A text in the language that it is written in, which may be another than the page's. */
export function TextPage({ text: { lang, title, blocks } }: TextPageProps) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const sections = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  const other = locale.split('-', 1)[0] !== lang.split('-', 1)[0];
  return (
    <div className={styles.page} {...(other && { lang, dir: 'auto' })}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {sections.length > 2 && (
        <div className={styles.sections}>
          <AnchorNav label={t`On this page`} sections={sections} />
        </div>
      )}
      <div className={styles.text}>
        <Blocks blocks={blocks} />
      </div>
    </div>
  );
}
