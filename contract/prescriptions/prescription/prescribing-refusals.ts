import type { Refusal } from '../../endpoint.ts'
import { withheldRows } from './withheld-rows.ts'

/**
 * Why nothing can be prescribed for a person in an area here, whatever the rows: a page shows it beside its disabled button,
 * and the calls that make or change a prescription refuse by the same name. In the order in which they are asked.
 */
export const prescribingBlocks = [
  'recipient-deceased',
  'recipient-inactive',
  'recipient-inactive-at-place',
  'prescribing-right-missing',
  'not-your-area',
  'client-settings-missing',
  'place-settings-missing',
  'prescribing-not-allowed',
  'data-owner-wrong',
  'customer-number-missing',
] as const

export type PrescribingBlock = (typeof prescribingBlocks)[number]

export const prescribingBlockRefusals = {
  'recipient-deceased': { code: 'CRS003003' },
  'recipient-inactive': { code: 'GBS000704' },
  'recipient-inactive-at-place': { code: 'CRS003007' },
  'prescribing-right-missing': { code: 'COM001002' },
  'not-your-area': { code: 'COM001002' },
  'client-settings-missing': { code: 'IPS001003' },
  'place-settings-missing': { code: 'IPS001002' },
  'prescribing-not-allowed': { code: 'IPS001001' },
  'data-owner-wrong': { code: 'IPS001009' },
  'customer-number-missing': { code: 'IPS001017' },
} as const satisfies Record<PrescribingBlock, Refusal>

/** What a whole prescription may be refused for: the names of domain/prescriptions/prescription/prescribe.ts with their codes. */
export const prescriptionRefusals = {
  'no-rows': { code: 'IPS001018' },
  'start-in-the-past': { code: 'COM001001' },
  'start-too-far-ahead': { code: 'COM001001' },
  'start-has-passed': { code: 'COM001001' },
  'end-date-missing': { code: 'IPS001020' },
  'end-not-after-start': { code: 'IPS001021' },
  'end-in-the-past': { code: 'COM001001' },
  'longer-than-twelve-months': { code: 'COM001001' },
  'type-not-allowed': { code: 'IPS001001' },
  'payer-mismatch': { code: 'IPS001004' },
  'fee-not-by-setting': { code: 'IPS001005' },
  'note-not-enabled': { code: 'COM001001' },
  'row-not-active': { code: 'IPS001006' },
  'outside-agreement': { code: 'IPS001007', detail: withheldRows },
  'not-sellable': { code: 'IPS001008', detail: withheldRows },
  'item-of-other-area': { code: 'COM001001' },
  'item-not-of-row': { code: 'COM001001' },
  'prescription-exists': { code: 'IPS001012' },
  'row-exists': { code: 'IPS001013' },
  'calculation-longer-than-period': { code: 'IPS001014' },
  'withdrawals-wrong': { code: 'IPS001015' },
  'withdrawals-below-drawn': { code: 'IPS001015' },
  'withdrawals-remaining-wrong': { code: 'IPS001016' },
  'packages-below-drawn': { code: 'IPS001016' },
  'packages-missing': { code: 'IPS001022' },
  'consumption-incomplete': { code: 'COM001003' },
  'cut-size-missing': { code: 'IPS001019' },
  'cut-not-allowed': { code: 'COM001001' },
  'invoice-area-missing': { code: 'COM001003' },
  'invoice-area-not-found': { code: 'COM001001' },
  'flavors-do-not-sum': { code: 'COM001001' },
  'flavor-not-orderable': { code: 'COM001001' },
} as const satisfies Record<string, Refusal>

export type PrescriptionRefusal = keyof typeof prescriptionRefusals

/** Of every call that names a prescription in its body. */
export const changingRefusals = {
  'place-not-chosen': { code: 'CRS003002' },
  'prescription-not-found': { code: 'IPS001010' },
  'prescription-not-open': { code: 'IPS001006' },
  stale: { code: 'CONFLICT_STALE' },
} as const satisfies Record<string, Refusal>
