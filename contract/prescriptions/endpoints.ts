import { searchPrescriptions } from './prescription/search-prescriptions.ts'
import { createPrescription } from './prescription/create-prescription.ts'
import { deletePrescription } from './prescription/delete-prescription.ts'
import { closePrescription } from './prescription/close-prescription.ts'
import { readLastPrescription } from './prescription/read-last-prescription.ts'
import { hasActivePrescriptions } from './prescription/has-active-prescriptions.ts'
import { readPrescribingBasis } from './prescription/read-prescribing-basis.ts'
import { updatePrescription } from './change/update-prescription.ts'
import { softUpdatePrescription } from './change/soft-update-prescription.ts'
import { updateDispense } from './change/update-dispense.ts'
import { changeApplicabilityDate } from './change/change-applicability-date.ts'
import { closeRow } from './row/close-row.ts'
import { batchCloseRows } from './row/batch-close-rows.ts'
import { batchRenewRows } from './row/batch-renew-rows.ts'
import { proposeRenewal } from './renewal/propose-renewal.ts'
import { renewPrescription } from './renewal/renew-prescription.ts'
import { createAddition } from './addition/create-addition.ts'
import { updateAddition } from './addition/update-addition.ts'
import { closeAddition } from './addition/close-addition.ts'
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
import { readPrescriptionDraft } from './draft/read-prescription-draft.ts'
import { savePrescriptionDraft } from './draft/save-prescription-draft.ts'
import { deletePrescriptionDraft } from './draft/delete-prescription-draft.ts'
import { readPrescriptionHistory } from './history/read-prescription-history.ts'
import { readHistoryItem } from './history/read-history-item.ts'
import { readClientSettings } from './settings/read-client-settings.ts'
import { saveClientSettings } from './settings/save-client-settings.ts'
import { readCarePlaceSettings } from './settings/read-care-place-settings.ts'
import { saveCarePlaceSettings } from './settings/save-care-place-settings.ts'
import { readMergedSettings } from './settings/read-merged-settings.ts'
import { readMergedSettingsLean } from './settings/read-merged-settings-lean.ts'
import { readPrintProperties } from './settings/read-print-properties.ts'
import { readInvoiceAreasByUserNumber } from './invoice-area/read-invoice-areas-by-user-number.ts'
import { readInvoiceAreasByCustomerNumber } from './invoice-area/read-invoice-areas-by-customer-number.ts'
import { readPatientFeeSettings } from './patient-fee/read-patient-fee-settings.ts'
import { savePatientFeeSettings } from './patient-fee/save-patient-fee-settings.ts'
import { readPatientFee } from './patient-fee/read-patient-fee.ts'
import { savePatientFee } from './patient-fee/save-patient-fee.ts'
import { readPatientFeeHistory } from './patient-fee/read-patient-fee-history.ts'

export const prescriptionEndpoints = {
  searchPrescriptions,
  createPrescription,
  deletePrescription,
  closePrescription,
  readLastPrescription,
  hasActivePrescriptions,
  readPrescribingBasis,
  updatePrescription,
  softUpdatePrescription,
  updateDispense,
  changeApplicabilityDate,
  closeRow,
  batchCloseRows,
  batchRenewRows,
  proposeRenewal,
  renewPrescription,
  createRenewRequest,
  searchRenewRequests,
  countRenewRequests,
  answerRenewRequest,
  seeRenewAnswers,
  readRenewalQueue,
  keepRenewalAnswers,
  confirmRenewals,
  listStock,
  countStock,
  searchRunOuts,
  createAddition,
  updateAddition,
  closeAddition,
  readPrescriptionDraft,
  savePrescriptionDraft,
  deletePrescriptionDraft,
  readPrescriptionHistory,
  readHistoryItem,
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
}
