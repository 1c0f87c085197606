import type { WithheldReason } from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import type {
  PrescribingBlock,
  PrescriptionRefusal,
} from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { FaultName } from '../form/faults.ts'
import type { ServerFault } from '../form/server-faults.ts'

/** What the form finds, and what the server may add to it. */
type SaidName = FaultName | PrescriptionRefusal

interface About {
  readonly therapyArea: TherapyArea
  /** The most withdrawals a row may have here: the days of the period, or the setting. */
  readonly mostWithdrawals: number
  /** Why the item of the fault's row may not be prescribed, where that is why. */
  readonly withheld: WithheldReason | null
}

/** What is wrong at a field, and what to do about it. */
export function faultText({ name }: { readonly name: SaidName }, about: About, t: AllTexts): string {
  const { faults } = t.prescribing
  if (about.withheld && (name === 'outside-agreement' || name === 'not-sellable'))
    return faults.withheld[about.withheld]
  if (name === 'withdrawals-wrong') return faults['withdrawals-between']({ min: 1, max: about.mostWithdrawals })
  return nameText(name, about.therapyArea, t)
}

function nameText(name: SaidName, area: TherapyArea, t: AllTexts): string {
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

/** What the server said at a field: by the name of the refusal where that is known, else by its code. */
export function serverFaultText(
  { name, code, withheld }: ServerFault,
  about: Omit<About, 'withheld'>,
  t: AllTexts,
): string {
  return name === null ? t.errorCodes[code] : faultText({ name }, { ...about, withheld }, t)
}

/** Why nothing can be prescribed here at all, and who can do something about it (O-5-44). */
export function blockText(block: PrescribingBlock, area: TherapyArea, t: AllTexts): string {
  const { blocks } = t.prescribing.faults
  const text = blocks[block]
  return typeof text === 'string' ? text : text({ area: t.therapyAreas.names[area] })
}
