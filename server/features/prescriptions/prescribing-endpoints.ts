import type { Handler } from '../../platform/handle.ts'
import { deletePrescriptionDraft } from './draft/delete-draft.ts'
import { readPrescriptionDraft } from './draft/read-draft.ts'
import { savePrescriptionDraft } from './draft/save-draft.ts'
import { readInvoiceAreasByCustomerNumber } from './invoice-areas/invoice-areas-by-customer-number.ts'
import { readInvoiceAreasByUserNumber } from './invoice-areas/invoice-areas-by-ucn.ts'
import { readPatientFee } from './patient-fee/patient-fee.ts'
import { readPatientFeeHistory } from './patient-fee/patient-fee-history.ts'
import { savePatientFee } from './patient-fee/save-patient-fee.ts'
import { changeApplicabilityDate } from './changing/applicability-date.ts'
import { readPrescribingBasis } from './prescribing/basis.ts'
import { createPrescription } from './prescribing/create.ts'
import { deletePrescription } from './changing/delete.ts'
import { readLastPrescription } from './prescribing/last.ts'
import { softUpdatePrescription } from './changing/soft-update.ts'
import { updateDispense } from './changing/update-dispense.ts'
import { updatePrescription } from './changing/update.ts'
import { readCarePlaceSettings } from './settings/care-place-settings.ts'
import { readClientSettings } from './settings/client-settings.ts'
import { readMergedSettings } from './settings/merged-settings.ts'
import { readMergedSettingsLean } from './settings/merged-settings-lean.ts'
import { readPrintProperties } from './settings/print-properties.ts'
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
