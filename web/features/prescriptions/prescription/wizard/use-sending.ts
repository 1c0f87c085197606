import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { readPrescriptionHistory } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { readPatientFeeHistory } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-history.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'
import type { PrescriptionStatusWord } from '@omsorg/domain/prescriptions/row/row.ts'
import { useState } from 'react'
import { useAction } from '../../../../platform/calls/query.ts'
import { hasStarted } from './form/beginning.ts'
import { type SendingFailure, sendingFailureOf } from './form/server-faults.ts'
import { prescriptionToCreate, prescriptionToUpdate } from './form/to-input.ts'
import type { PrescriptionForm } from './use-prescription-form.ts'

/** What of a person is shown elsewhere and changes with a prescription. */
export const outdatedByPrescribing = [
  searchPrescriptions,
  readHistoryItem,
  readPrescriptionHistory,
  readPatientFeeHistory,
  readPrescribingBasis,
  readCart,
  readWithoutPrescriptions,
  readCareRecipient,
  searchCareRecipients,
]

/** What was made. */
export interface Made {
  readonly prescriptionId: number
  readonly status: PrescriptionStatusWord
  readonly startDate: string
  readonly endDate: string
  readonly confirmed: boolean
  /** It ran before; else it was made now. */
  readonly changed: boolean
}

export interface Sending {
  /** What is on its way: confirmed or not; null when nothing is. */
  readonly busy: 'confirm' | 'save' | null
  readonly failure: SendingFailure | null
  readonly forget: () => void
  readonly send: (confirm: boolean) => Promise<SendingFailure | null>
}

/** The one press that prescribes. The same press twice, or again after a lost answer, makes one prescription. */
export function useSending(form: PrescriptionForm, onMade: (made: Made) => void): Sending {
  const options = { silent: true, outdates: outdatedByPrescribing }
  const create = useAction(createPrescription, options)
  const update = useAction(updatePrescription, options)
  const [busy, setBusy] = useState<Sending['busy']>(null)
  const [failure, setFailure] = useState<SendingFailure | null>(null)

  async function send(confirm: boolean): Promise<SendingFailure | null> {
    if (busy) return null
    setBusy(confirm ? 'confirm' : 'save')
    setFailure(null)
    const { fields, around } = form
    const { stored } = around
    try {
      // What is typed last is in the cart before its version moves with the prescription; the draft goes with it.
      await Promise.all([form.keepUse(), form.draft.pause()])
      const made = stored
        ? await update.mutateAsync({ input: prescriptionToUpdate(fields, { ...around, stored }, confirm) })
        : await create.mutateAsync({ input: prescriptionToCreate(fields, around, confirm) })
      const { prescriptionId, status, startDate, endDate } = made
      onMade({
        prescriptionId,
        status,
        startDate,
        endDate,
        confirmed: confirm,
        changed: stored !== null && hasStarted(stored),
      })
      return null
    } catch (error) {
      const found = sendingFailureOf(
        error,
        fields.rows.map(({ key }) => key),
      )
      setFailure(found)
      form.draft.goOn()
      return found
    } finally {
      setBusy(null)
    }
  }

  return { busy, failure, forget: () => setFailure(null), send }
}
