import type { WithheldReason } from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import type { PrescribingBlock } from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import type { FieldErrorName } from '../form/field-errors.ts'

interface About {
  readonly therapyArea: TherapyArea
  /** The most withdrawals a row may have here: the days of the period, or the setting. */
  readonly mostWithdrawals: number
  /** Why the item of the row may not be prescribed, where that is why. */
  readonly withheld: WithheldReason | null
}

/** What is wrong at a field, and what to do about it. */
export function errorText(name: FieldErrorName, about: About, t: CareTexts): string {
  const { faults } = t.prescribing
  if (about.withheld && (name === 'outside-agreement' || name === 'not-sellable'))
    return faults.withheld[about.withheld]
  if (name === 'withdrawals-wrong') return faults['withdrawals-between']({ min: 1, max: about.mostWithdrawals })
  return nameText(name, about.therapyArea, t)
}

function nameText(name: FieldErrorName, area: TherapyArea, t: CareTexts): string {
  const { faults } = t.prescribing
  switch (name) {
    case 'not-whole':
      return t.validation.wholeNumber
    case 'customer-number-missing':
      return blockText(name, area, t)
    case 'data-owner-wrong':
      return faults.blocks[name]
    default:
      return faults[name]
  }
}

/** Why nothing can be prescribed here at all, and who can do something about it (O-5-44). */
export function blockText(block: PrescribingBlock | 'investigation-missing', area: TherapyArea, t: CareTexts): string {
  const { blocks } = t.prescribing.faults
  const text = blocks[block]
  return typeof text === 'string' ? text : text({ area: t.therapyAreas.names[area] })
}
