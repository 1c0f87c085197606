import type { Handler } from '../../platform/handle.ts'
import { searchPrescriptions } from './search.ts'

export const prescriptionEndpoints: readonly Handler[] = [searchPrescriptions]

export {
  consumptionViewOf,
  extraWithdrawalsOf,
  mayOrderFrom,
  productViewOf,
  suggestionViewOf,
  type ItemRecord,
} from './item-view.ts'

export { readOrderingSettings, type OrderingSettings } from './ordering-settings.sql.ts'
export { lockRows, type DrawRecord, type RowRecord } from './rows-of-persons.sql.ts'
export { rowsOfPersons } from './rows-of-persons.ts'
export { itemDrawOf, type Circumstances, type StandingRow } from './standing-of-row.ts'
export { settleRows } from './settle-rows.ts'
export type { AddressRecord, OrderBasis, PatientFeeRecord } from './order-basis.sql.ts'
export { readOrderingContext, type OrderingContext } from './ordering-context.ts'
