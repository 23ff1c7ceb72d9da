import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback } from 'react';
import { currencies, type CurrencyPickerData } from '#contract/layout';
import { isPhone } from '#design/cell-panel';
import { CurrencyPicker, Dropdown, RememberChoice } from '#design/currency-picker';
import { Dialog } from '#design/dialog';
import { Note } from '#design/note';
import { useCurrencyChoice } from './use-currency-choice.ts';
import { useCurrencyWords } from './use-currency-words.ts';
import { useLoaded } from './use-loaded.ts';

interface CurrencyOverlayProps {
  readonly anchor: RefObject<HTMLElement | null>;
  /** Path and query of the page whose prices change. */
  readonly here: string;
  readonly onChange: ((currency: string) => void) | undefined;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

/** The currency picker: a panel under its button, on a phone a sheet from the bottom. */
export function CurrencyOverlay({ anchor, onFail, ...props }: CurrencyOverlayProps) {
  const { t } = useLingui();
  const loaded = useLoaded(currencies.list, onFail);
  const { onClose } = props;
  // Closing asks for a new picture of the page, which must not open the panel again.
  const close = useCallback(() => onClose(), [onClose]);
  if (loaded.state === 'NOT_LOADED') return null;
  if (isPhone()) {
    return (
      <Dialog open title={t`Currency`} closeLabel={t`Close`} onClose={close}>
        <Content {...props} data={loaded.data} columns={1} />
      </Dialog>
    );
  }
  return (
    <Dropdown label={t`Currency`} anchor={anchor} onClose={close}>
      <Content {...props} data={loaded.data} columns={2} />
    </Dropdown>
  );
}

interface ContentProps extends Omit<CurrencyOverlayProps, 'anchor' | 'onFail'> {
  readonly data: CurrencyPickerData;
  readonly columns: 1 | 2;
}

function Content({ data, columns, ...props }: ContentProps) {
  const { t } = useLingui();
  const { asking, owner, failed, pick, answer } = useCurrencyChoice(data, props);
  const { picker, note } = useCurrencyWords(data, props.here);
  return (
    <>
      {failed && (
        <Note tone="bad" role="alert" title={t`The currency was not changed`}>
          {t`Prices stay in ${data.current}. Try again in a moment.`}
        </Note>
      )}
      <CurrencyPicker
        currencies={data.allCurrencies.map(({ currencyCode, displayName, htmlSymbolAlone, showCurrency }) => ({
          code: currencyCode,
          name: displayName,
          symbol: showCurrency ? htmlSymbolAlone : null,
        }))}
        top={data.topCurrencies}
        current={asking ?? data.current}
        words={picker}
        columns={columns}
        note={note}
        onPick={pick}
      />
      {asking && (
        <RememberChoice
          title={owner === 'device' ? t`Remember ${asking} on this device?` : t`Remember ${asking} in your account?`}
          text={
            owner === 'nobody'
              ? t`Prices change either way. You will be asked to sign in or create an account.`
              : t`Prices change either way. Your search is kept.`
          }
          yes={t`Remember`}
          no={t`Not now`}
          onAnswer={answer}
        />
      )}
    </>
  );
}
