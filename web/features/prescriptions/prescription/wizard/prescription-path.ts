import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { addressView, id, oneOf } from '../../../../platform/routing/address-view.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'

/** What may be done with a prescription at its address; `view` is what stands there. */
const modes = ['view', 'edit', 'soft', 'dates', 'dispense', 'fee'] as const
export type PrescriptionMode = (typeof modes)[number]

/** The prescription that an address names, null for a new one, and what is done with it. */
export const prescriptionAddress = addressView({ prescription: id, do: oneOf(modes) })

interface PrescriptionOwner {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
}

/** The address of one prescription. */
export function prescriptionPath(
  { careRecipientId, therapyArea }: PrescriptionOwner,
  prescriptionId: number,
  mode: PrescriptionMode = 'view',
): string {
  const path = pathTo('PrescriptionWizard', { careRecipientId, therapyArea })
  return path + prescriptionAddress.write({ prescription: prescriptionId, do: mode })
}

/** The investigation by which a new prescription is made; null for none. */
export const prescribingFrom = addressView({ investigation: id })

/** The address of a new prescription that says in its note why: by the answers of an investigation. */
export function prescribePath(owner: PrescriptionOwner, investigationId: number): string {
  return pathTo('PrescriptionWizard', owner) + prescribingFrom.write({ investigation: investigationId })
}

/** The address of the investigation that the products of a prescription were chosen by. */
export function investigationPath(
  { careRecipientId, therapyArea }: PrescriptionOwner,
  investigationId: number,
): string {
  const path = pathTo('ProductSelectionInvestigation', { careRecipientId, therapyArea, editMode: true })
  return path + prescribingFrom.write({ investigation: investigationId })
}
