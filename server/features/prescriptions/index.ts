import type { Handler } from '../../platform/handle.ts'
import { closeAddition } from './addition/close-addition.ts'
import { createAddition } from './addition/create-addition.ts'
import { updateAddition } from './addition/update-addition.ts'
import { hasActivePrescriptions } from './prescription/has-active-prescriptions.ts'
import { readPrescriptionHistory } from './history/read-prescription-history.ts'
import { readHistoryItem } from './history/read-history-item.ts'
import { batchCloseRows } from './row/batch-close-rows.ts'
import { batchRenewRows } from './row/batch-renew-rows.ts'
import { closePrescription } from './prescription/close-prescription.ts'
import { closeRow } from './row/close-row.ts'
import { renewPrescription } from './renewal/renew-prescription.ts'
import { proposeRenewal } from './renewal/propose-renewal.ts'
import { askForDayChange, dayChange, dayChangeTimetable } from './renewal/day-change.ts'
import { prescribingEndpoints } from './prescribing-endpoints.ts'
import { searchPrescriptions } from './prescription/search-prescriptions.ts'

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
export { lockRows, type DrawRecord, type RowRecord } from './row/rows-of-persons.sql.ts'
export { rowsOfPersons } from './row/rows-of-persons.ts'
export { itemDrawOf, type StandingContext, type StandingRow } from './row/standing-of-row.ts'
export { closePrescriptionsOfPerson } from './row/close-prescriptions-of-person.ts'
export { settlePerson } from './settle-person.ts'
export type { AddressRecord, OrderBasis, PatientFeeRecord } from './order-basis.sql.ts'
export { readOrderingContext, type OrderingContext } from './ordering-context.ts'
