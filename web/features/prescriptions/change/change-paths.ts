import { type PrescriptionDoing, prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import type { Stored } from '../prescription/wizard/form/basis.ts'

/** The addresses of one prescription, by what is done with it. */
export function changePaths({ careRecipientId, therapyArea, prescriptionId }: Stored) {
  return (doing: PrescriptionDoing) => prescriptionPath({ careRecipientId, therapyArea }, prescriptionId, doing)
}
