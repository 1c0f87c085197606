import { type PrescriptionEvent, mayPrescription } from '@omsorg/domain/prescriptions/prescription/transitions.ts'
import type { PrescribingBlock } from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Stored } from '../prescription/wizard/form/basis.ts'
import { blockText } from '../prescription/wizard/words/error-text.ts'

/** Why a prescription cannot be changed by an event: it has ended, or it is preliminary and changed as a whole. */
export function blockOfChange(
  { status }: Pick<Stored, 'status'>,
  event: PrescriptionEvent = 'update',
): 'ended' | 'preliminary' | null {
  if (mayPrescription(prescriptionStatus[status], event)) return null
  return mayPrescription(prescriptionStatus[status], 'update') ? 'preliminary' : 'ended'
}

/** Why a person changes nothing here. On a prescription that stands, a missing right is said of it, not of what is chosen. */
export function blockOfView(block: PrescribingBlock, area: TherapyArea, t: AllTexts): string {
  return block === 'prescribing-right-missing' ? t.prescribing.page.reasons.noRight : blockText(block, area, t)
}
