import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { Note } from '#design/note';
import { Timelines } from '#design/timeline';
import type { FlightProduct } from '#contract/booking';
import { useFormat } from '../../../../format.ts';
import { useZonedTimeline } from './use-zoned-timeline.ts';

interface JourneyProps {
  readonly product: FlightProduct;
  readonly cancelled: boolean;
  readonly headingLevel: 2 | 3;
}

/** Every slice from take-off to landing, on the clocks of the places. */
export function Journey({ product, cancelled, headingLevel }: JourneyProps) {
  const { t } = useLingui();
  const format = useFormat();
  const timelineOf = useZonedTimeline();
  const name = (day: string, i: number) => {
    if (product.slices.length === 1) return day;
    return i === 0 ? t`Out, ${day}` : t`Back, ${day}`;
  };
  return (
    <>
      <Timelines
        ways={product.slices.map((slice, i) => ({
          ...timelineOf(slice, name(format.day(slice.segments[0]?.departure.local ?? '', 'short'), i)),
          headingLevel,
          badge: cancelled && <Badge icon="undo-2">{t`Cancelled`}</Badge>,
        }))}
      />
      {product.tickets > 1 && (
        <Note tone="warn" title={t`Two tickets`}>
          <p>{t`Out and back are two contracts. If one is changed or cancelled, the other stays as it is.`}</p>
        </Note>
      )}
    </>
  );
}
