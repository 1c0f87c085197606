import type { ErrorCode } from '../../error-codes.ts'

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
  'recipient-deceased': 'CRS003003',
  'recipient-inactive': 'GBS000704',
  'recipient-inactive-at-place': 'CRS003007',
  'prescribing-right-missing': 'COM001002',
  'not-your-area': 'COM001002',
  'client-settings-missing': 'IPS001003',
  'place-settings-missing': 'IPS001002',
  'prescribing-not-allowed': 'IPS001001',
  'data-owner-wrong': 'IPS001009',
  'customer-number-missing': 'IPS001017',
} as const satisfies Record<PrescribingBlock, ErrorCode>

/** What a whole prescription may be refused for: the names of domain/prescriptions/prescription/prescribe.ts with their codes. */
export const prescriptionRefusals = {
  'no-rows': 'IPS001018',
  'start-in-the-past': 'COM001001',
  'start-too-far-ahead': 'COM001001',
  'start-has-passed': 'COM001001',
  'end-date-missing': 'IPS001020',
  'end-not-after-start': 'IPS001021',
  'end-in-the-past': 'COM001001',
  'longer-than-twelve-months': 'COM001001',
  'type-not-allowed': 'IPS001001',
  'payer-mismatch': 'IPS001004',
  'fee-not-by-setting': 'IPS001005',
  'note-not-enabled': 'COM001001',
  'row-not-active': 'IPS001006',
  'outside-agreement': 'IPS001007',
  'not-sellable': 'IPS001008',
  'item-of-other-area': 'COM001001',
  'item-not-of-row': 'COM001001',
  'prescription-exists': 'IPS001012',
  'row-exists': 'IPS001013',
  'calculation-longer-than-period': 'IPS001014',
  'withdrawals-wrong': 'IPS001015',
  'withdrawals-below-drawn': 'IPS001015',
  'withdrawals-remaining-wrong': 'IPS001016',
  'packages-below-drawn': 'IPS001016',
  'packages-missing': 'IPS001022',
  'consumption-incomplete': 'COM001003',
  'cut-size-missing': 'IPS001019',
  'cut-not-allowed': 'COM001001',
  'invoice-area-missing': 'COM001003',
  'invoice-area-not-found': 'COM001001',
  'flavors-do-not-sum': 'COM001001',
  'flavor-not-orderable': 'COM001001',
} as const satisfies Record<string, ErrorCode>

export type PrescriptionRefusal = keyof typeof prescriptionRefusals

/** Of every call that names a prescription in its body. */
export const changingRefusals = {
  'place-not-chosen': 'CRS003002',
  'prescription-not-found': 'IPS001010',
  'prescription-not-open': 'IPS001006',
  stale: 'CONFLICT_STALE',
} as const satisfies Record<string, ErrorCode>
