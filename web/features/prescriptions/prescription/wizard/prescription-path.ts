import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'

/** What may be done with a prescription at its address; `view` is what stands there. */
export const prescriptionDoings = ['view', 'edit', 'soft', 'dates', 'dispense', 'fee'] as const
export type PrescriptionDoing = (typeof prescriptionDoings)[number]

/** The prescription that an address names, and what is done with it; null for a new one. */
export interface PrescriptionAddress {
  readonly prescriptionId: number
  readonly doing: PrescriptionDoing
}

interface Whose {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
}

/** The address of one prescription. */
export function prescriptionPath(whose: Whose, prescriptionId: number, doing: PrescriptionDoing = 'view'): string {
  const query = new URLSearchParams({ prescription: String(prescriptionId) })
  if (doing !== 'view') query.set('do', doing)
  return `${pathTo('PrescriptionWizard', whose)}?${query}`
}

/** What the query of the address asks for; what cannot be read opens the wizard of a new prescription. */
export function readPrescriptionAddress(query: string): PrescriptionAddress | null {
  const parameters = new URLSearchParams(query)
  const id = parameters.get('prescription') ?? ''
  if (!/^[1-9]\d{0,9}$/.test(id)) return null
  const doing = prescriptionDoings.find((each) => each === parameters.get('do'))
  return { prescriptionId: Number(id), doing: doing ?? 'view' }
}
