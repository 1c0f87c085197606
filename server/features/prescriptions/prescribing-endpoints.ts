import type { Handler } from '../../platform/handle.ts'
import { deletePrescriptionDraft } from './draft/delete-prescription-draft.ts'
import { readPrescriptionDraft } from './draft/read-prescription-draft.ts'
import { savePrescriptionDraft } from './draft/save-prescription-draft.ts'
import { readInvoiceAreasByCustomerNumber } from './invoice-area/read-invoice-areas-by-customer-number.ts'
import { readInvoiceAreasByUserNumber } from './invoice-area/read-invoice-areas-by-user-number.ts'
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

/** Making and changing prescriptions, and what they stand on: settings, invoice areas and fees. */
export const prescribingEndpoints: readonly Handler[] = [
  readPrescribingBasis,
  createPrescription,
  updatePrescription,
  updateDispense,
  softUpdatePrescription,
  changeApplicabilityDate,
  deletePrescription,
  readPrescriptionDraft,
  savePrescriptionDraft,
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
]
