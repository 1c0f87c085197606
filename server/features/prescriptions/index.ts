import type { Handler } from '../../platform/handle.ts'
import { closeAddition } from './additions/close-addition.ts'
import { createAddition } from './additions/create-addition.ts'
import { updateAddition } from './additions/update-addition.ts'
import { hasActivePrescriptions } from './history/has-active.ts'
import { readPrescriptionHistory } from './history/history.ts'
import { readHistoryItem } from './history/history-item.ts'
import { batchCloseRows } from './renewing/batch-close-rows.ts'
import { batchRenewRows } from './renewing/batch-renew-rows.ts'
import { closePrescription } from './renewing/close.ts'
import { closeRow } from './renewing/close-row.ts'
import { renewPrescription } from './renewing/renew.ts'
import { proposeRenewal } from './renewing/renewal.ts'
import { askForDayChange, dayChange, dayChangeTimetable } from './renewing/day-change.ts'
import { prescribingEndpoints } from './prescribing-endpoints.ts'
import { searchPrescriptions } from './search.ts'

export const prescriptionEndpoints: readonly Handler[] = [
  searchPrescriptions,
  ...prescribingEndpoints,
  closePrescription,
  closeRow,
  batchCloseRows,
  renewPrescription,
  proposeRenewal,
  batchRenewRows,
  createAddition,
  updateAddition,
  closeAddition,
  readPrescriptionHistory,
  readHistoryItem,
  hasActivePrescriptions,
]

export { askForDayChange, dayChange, dayChangeTimetable }

export {
  consumptionViewOf,
  extraWithdrawalsOf,
  mayOrderFrom,
  productViewOf,
  suggestionViewOf,
  type ItemRecord,
} from './item-view.ts'

export { holdRows } from './locks.sql.ts'
export { readOrderingSettings, type OrderingSettings } from './ordering-settings.sql.ts'
export { lockRows, type DrawRecord, type RowRecord } from './rows-of-persons.sql.ts'
export { rowsOfPersons } from './rows-of-persons.ts'
export { itemDrawOf, type Circumstances, type StandingRow } from './standing-of-row.ts'
export { closePrescriptionsOfPerson } from './renewing/close-prescriptions-of-person.ts'
export { settlePerson } from './settle-person.ts'
export type { AddressRecord, OrderBasis, PatientFeeRecord } from './order-basis.sql.ts'
export { readOrderingContext, type OrderingContext } from './ordering-context.ts'
