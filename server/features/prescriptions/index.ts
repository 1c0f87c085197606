import type { prescriptionEndpoints } from '@omsorg/contract/prescriptions/endpoints.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { HandlersOf } from '../../platform/handle.ts'
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
import { createRenewRequest } from './renew-request/create-renew-request.ts'
import { searchRenewRequests } from './renew-request/search-renew-requests.ts'
import { countRenewRequests } from './renew-request/count-renew-requests.ts'
import { answerRenewRequest } from './renew-request/answer-renew-request.ts'
import { seeRenewAnswers } from './renew-request/see-renew-answers.ts'
import { readRenewalQueue } from './renewal-queue/read-renewal-queue.ts'
import { keepRenewalAnswers } from './renewal-queue/keep-renewal-answers.ts'
import { confirmRenewals } from './renewal-queue/confirm-renewals.ts'
import { countStock } from './stock/count-stock.ts'
import { listStock } from './stock/list-stock.ts'
import { searchRunOuts } from './stock/search-run-outs.ts'
import { proposeRenewal } from './renewal/propose-renewal.ts'
import { askForDayChange, dayChange, dayChangeTimetable } from './renewal/day-change.ts'
import { deletePrescriptionDraft } from './draft/delete-prescription-draft.ts'
import { readPrescriptionDraft } from './draft/read-prescription-draft.ts'
import { savePrescriptionDraft } from './draft/save-prescription-draft.ts'
import { readInvoiceAreasByCustomerNumber } from './invoice-area/read-invoice-areas-by-customer-number.ts'
import { readInvoiceAreasByUserNumber } from './invoice-area/read-invoice-areas-by-user-number.ts'
import { readPatientFeeSettings } from './patient-fee/read-patient-fee-settings.ts'
import { savePatientFeeSettings } from './patient-fee/save-patient-fee-settings.ts'
import { readPatientFee } from './patient-fee/read-patient-fee.ts'
import { readPatientFeeHistory } from './patient-fee/read-patient-fee-history.ts'
import { savePatientFee } from './patient-fee/save-patient-fee.ts'
import { changeApplicabilityDate } from './change/change-applicability-date.ts'
import { readPrescribingBasis } from './prescription/read-prescribing-basis.ts'
import { createPrescription } from './prescription/create-prescription.ts'
import { deletePrescription } from './prescription/delete-prescription.ts'
import { readLastPrescription } from './prescription/read-last-prescription.ts'
import { softUpdatePrescription } from './change/soft-update-prescription.ts'
import { updateDispense } from './change/update-dispense.ts'
import { updatePrescription } from './change/update-prescription.ts'
import { readCarePlaceSettings } from './settings/read-care-place-settings.ts'
import { readClientSettings } from './settings/read-client-settings.ts'
import { readMergedSettings } from './settings/read-merged-settings.ts'
import { readMergedSettingsLean } from './settings/read-merged-settings-lean.ts'
import { readPrintProperties } from './settings/read-print-properties.ts'
import { saveCarePlaceSettings } from './settings/save-care-place-settings.ts'
import { saveClientSettings } from './settings/save-client-settings.ts'
import { searchPrescriptions } from './prescription/search-prescriptions.ts'

export function prescriptionHandlers(seal: Seal): HandlersOf<typeof prescriptionEndpoints> {
  return {
    searchPrescriptions,
    readPrescribingBasis,
    createPrescription,
    updatePrescription,
    updateDispense,
    softUpdatePrescription,
    changeApplicabilityDate,
    deletePrescription,
    readPrescriptionDraft: readPrescriptionDraft(seal),
    savePrescriptionDraft: savePrescriptionDraft(seal),
    deletePrescriptionDraft,
    readLastPrescription,
    readClientSettings,
    saveClientSettings,
    readCarePlaceSettings,
    saveCarePlaceSettings,
    readMergedSettings,
    readMergedSettingsLean,
    readPrintProperties,
    readInvoiceAreasByUserNumber,
    readInvoiceAreasByCustomerNumber,
    readPatientFee,
    savePatientFee,
    readPatientFeeHistory,
    readPatientFeeSettings,
    savePatientFeeSettings,
    closePrescription,
    closeRow,
    batchCloseRows,
    renewPrescription,
    proposeRenewal,
    createRenewRequest,
    searchRenewRequests,
    countRenewRequests,
    answerRenewRequest,
    seeRenewAnswers,
    readRenewalQueue: readRenewalQueue(seal),
    keepRenewalAnswers: keepRenewalAnswers(seal),
    confirmRenewals: confirmRenewals(seal),
    listStock,
    countStock,
    searchRunOuts,
    batchRenewRows,
    createAddition,
    updateAddition,
    closeAddition,
    readPrescriptionHistory,
    readHistoryItem,
    hasActivePrescriptions,
  }
}

export { askForDayChange, dayChange, dayChangeTimetable }
export { supplySample, supplySampleTimetable } from './row/supply-sample.ts'

export {
  consumptionViewOf,
  extraWithdrawalsOf,
  mayOrderFrom,
  productViewOf,
  suggestionViewOf,
  type ItemRecord,
  type SuggestedRow,
} from './item-view.ts'

export { prescriptionsOfPerson } from './prescription/prescriptions-of-person.ts'
export { printSettingsAt } from './settings/print-settings.ts'
export { waysOnOf } from './abilities.ts'
export { availabilityOfRow } from './row/availability-of-row.ts'
export { createRenewRequestFor } from './renew-request/create-renew-request.ts'
export { takeRenewRequestBack } from './renew-request/take-request-back.ts'
export { areRequestsEnabled, markSeen } from './renew-request/renew-requests.sql.ts'
export { countStockFor } from './stock/count-stock.ts'
export { stockOfPerson } from './stock/list-stock.ts'
export { lockPersons } from './locks.sql.ts'
export { deliveryTerms, readOrderingSettings, type OrderingSettings } from './ordering-settings.sql.ts'
export { type DrawRecord, type RowFlavorRecord, type RowRecord } from './row/rows-of-persons.sql.ts'
export { readSuppliedRows, rowsOfPersons, suppliedRows } from './row/rows-of-persons.ts'
export {
  additionFactsOf,
  endedByDate,
  itemToDeliver,
  type KeptAddition,
  type StandingContext,
  type StandingRow,
  type SuppliedRow,
} from './row/standing-of-row.ts'
export { replaceForPerson, type ItemReplacement, RowHasChanged } from './replacement/replace-for-person.ts'
export { movePrescriptions } from './change/move-prescriptions.ts'
export { closePrescriptionsOfPerson } from './row/close-prescriptions-of-person.ts'
export { takeFeeSettings } from './patient-fee/take-fee-settings.ts'
export { settlePerson } from './settle-person.ts'
export { momentAfter, rowsAfterDraws } from './row/rows-after-draws.ts'
export { writeSettled } from './row/settle-rows.ts'
export type { AddressRecord, OrderBasis, PatientFeeRecord, PersonAtPlace } from './order-basis.sql.ts'
export { readResidentsWithRows, residentsAt, type Resident, type ResidentsRead } from './residents.ts'
export { readPlaceBasis, type PlaceBasis, type PlaceToOrderAt } from './place-basis.sql.ts'
export { readClosedRowsOfPerson, readClosedRowsOfResidents, type NamedRow } from './closed-rows.ts'
export { orderingAt, readOrderingContext, type OrderingContext } from './ordering-context.ts'
export {
  mayDeliverHome,
  mayOrderForResidents,
  mayOrderGroup,
  type GateFacts,
  type GroupRefusal,
  type HomeDeliveryRefusal,
  type NursingHomeRefusal,
} from './ordering-gate.ts'
export { readUpToDate } from './renewal/change-day-of.ts'
