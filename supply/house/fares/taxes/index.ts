import type { TaxRule } from '#engine/fares';
import type { ChargeFile } from '../../charges/rows.ts';
import { rulesIn } from './row.ts';
import americas from './rows/americas.json' with { type: 'json' };
import asiaPacific from './rows/asia-pacific.json' with { type: 'json' };
import britainGermanyFrance from './rows/britain-germany-france.json' with { type: 'json' };
import europe from './rows/europe.json' with { type: 'json' };
import middleEastAfrica from './rows/middle-east-africa.json' with { type: 'json' };
import type { Row } from './schema.ts';

const FILES: readonly unknown[] = [britainGermanyFrance, europe, americas, asiaPacific, middleEastAfrica];

/**
 * Every charge of the house, dated, with the page it was read at; the demo applies them to invented flights. Each search thread
 * loads them, so the files are held against `schema.ts` before a start and by `npm run check` (`tools/check-rows.ts`), not here,
 * where the schema would cost each of them some 70 ms.
 */
export const HOUSE_TAXES: readonly TaxRule[] = FILES.flatMap((file) => rulesIn(file as ChargeFile<Row>));
