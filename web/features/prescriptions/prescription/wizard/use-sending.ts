import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import type { PrescriptionStatusWord } from '@omsorg/domain/prescriptions/row/row.ts'
import { useState } from 'react'
import type { NotDone, Reason } from '../../../../platform/calls/result.ts'
import { useAction } from '../../../../platform/calls/use-action.ts'
import { outdatedByPrescribing } from '../../dialogs/use-prescription-action.ts'
import { hasStarted } from './form/beginning.ts'
import { type RefusedField, refusalsOfProducts, refusedFields } from './form/refused-fields.ts'
import { prescriptionToCreate, prescriptionToUpdate } from './form/to-input.ts'
import type { PrescriptionForm } from './use-prescription-form.ts'

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

interface SendingEvents {
  readonly onMade: (made: Made) => void
  /** The fields that the server did not take, before its message stands. */
  readonly onRefused: (fields: readonly RefusedField[]) => void
}

export interface Sending {
  /** What is on its way: confirmed or not; null when nothing is. */
  readonly busy: 'confirm' | 'save' | null
  readonly notDone: { readonly reason: Reason } | null
  readonly send: (confirm: boolean) => Promise<void>
}

/** The one press that prescribes. The same press twice, or again after a lost answer, makes one prescription. */
export function useSending(form: PrescriptionForm, { onMade, onRefused }: SendingEvents): Sending {
  const { fields, context } = form
  const mark = (notDone: NotDone<typeof createPrescription> | NotDone<typeof updatePrescription>) => {
    const keys = fields.rows.map(({ key }) => key)
    onRefused(refusedFields(notDone, keys))
  }
  const options = { outdates: outdatedByPrescribing, beforeMessage: mark }
  const resolves = ['no-answer', ...refusalsOfProducts] as const
  const create = useAction(createPrescription, { ...options, resolves })
  const update = useAction(updatePrescription, { ...options, resolves: ['stale', ...resolves] })
  const [busy, setBusy] = useState<Sending['busy']>(null)

  async function send(confirm: boolean): Promise<void> {
    if (busy) return
    setBusy(confirm ? 'confirm' : 'save')
    // What is typed last is in the cart before its version moves with the prescription; the draft goes with it.
    await Promise.all([form.saveUse(), form.draft.pause()])
    const { stored } = context
    const result = stored
      ? await update.run({ input: prescriptionToUpdate(fields, { ...context, stored }, confirm) })
      : await create.run({ input: prescriptionToCreate(fields, context, confirm) })
    setBusy(null)
    if (result?.ok) {
      const { prescriptionId, status, startDate, endDate } = result.value
      const changed = stored !== null && hasStarted(stored)
      return onMade({ prescriptionId, status, startDate, endDate, confirmed: confirm, changed })
    }
    form.draft.goOn()
    if (result && refusalsOfProducts.some((name) => name === result.reason)) mark(result)
  }

  return { busy, notDone: update.notDone ?? create.notDone, send }
}
