import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { DraftView } from '@omsorg/contract/orders/placing/draft-view.ts'
import type { PreOrderItemLine, PreOrderLine } from '@omsorg/contract/orders/placing/pre-order-line.ts'
import type { TotalsInputs } from '@omsorg/contract/orders/placing/totals.ts'
import type { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'

type OfWithdrawal = AnswerOf<typeof preOrderWithdrawal>

/** A line to fill in, wherever it comes from: what a line of its kind does not have is null. */
export interface ProposedLine extends Omit<PreOrderLine, 'packagesPerWithdrawal' | 'suggestion'> {
  readonly packagesPerWithdrawal: number | null
  readonly suggestion: PreOrderLine['suggestion'] | null
  /** What the system would order; null where it knows nothing. */
  readonly suggestedQuantity: number | null
  /** Its supply ends before the next order: among the residents of a place these are shown first. */
  readonly isDue: boolean
}

/** Somebody for whom something is ordered among others. */
export interface ProposedResident {
  readonly careRecipient: OfWithdrawal['careRecipient']
  /** Null where none is written, and for a protected person. */
  readonly room: string | null
  readonly patientFees: TotalsInputs['patientFees']
  readonly orderedToday: OfWithdrawal['orderedToday']
}

/** An order that was begun and saved. */
export type Draft = Omit<DraftView, 'lines'> & {
  readonly lines: readonly (Omit<DraftView['lines'][number], 'prescriptionRowId'> & {
    readonly prescriptionRowId: number | null
  })[]
}

type AlikeForAll =
  | 'receiver'
  | 'receiverBefore'
  | 'addresses'
  | 'deliveryMethods'
  | 'rules'
  | 'totalsInputs'
  | 'delivery'
  | 'warnings'
  | 'orderedToday'
  | 'today'

/** What the server proposes for an order of any kind: receiver, lines, rules, fees and days. */
export interface Proposal extends Pick<OfWithdrawal, AlikeForAll> {
  /** The one person that it is for; null where it is for many, or for the place itself. */
  readonly careRecipient: OfWithdrawal['careRecipient'] | null
  /** Those of many whom it is for. */
  readonly residents: readonly ProposedResident[]
  /** The place that it goes to, where it can go nowhere else. */
  readonly carePlace: { readonly carePlaceId: string; readonly carePlaceName: string } | null
  readonly lines: readonly ProposedLine[]
  readonly draft: Draft | null
  /** What runs out before this day is due; null where nothing is asked by day. */
  readonly dueBefore: string | null
  /** Lines of a template or an earlier order that could not be taken over. */
  readonly leftOut: number
  /** Selected products that are prescribed, and so are not in this order. */
  readonly alsoPrescribed: number
  /** The template that it is made from. */
  readonly preliminaryOrderId: number | null
}

/** Names a line of an order: the row of a prescription, or the item where none stands behind it. */
export type LineKey = string

export function lineKeyOf(line: { readonly prescriptionRowId: number | null; readonly itemNumber: string }): LineKey {
  return line.prescriptionRowId === null ? `item-${line.itemNumber}` : `row-${line.prescriptionRowId}`
}

/** A row of a prescription, as every line is. */
export function ofRow(line: PreOrderLine): ProposedLine {
  return { ...line, suggestedQuantity: line.quantity, isDue: line.quantity > 0 }
}

/** An item that is on no prescription: no limit holds for it, and nobody knows how long it lasts. */
export function ofItem(line: PreOrderItemLine): ProposedLine {
  return {
    ...line,
    careRecipientId: null,
    consumption: null,
    consumptionPeriod: null,
    withdrawals: 0,
    extraWithdrawals: 0,
    withdrawalsRemaining: 0,
    packagesPerWithdrawal: null,
    mayOrderFrom: null,
    suggestion: null,
    isDue: true,
  }
}

/** Whether the goods can go nowhere but to the care place: neither name nor address is asked then. */
export function goesToCarePlace({ careRecipient }: Pick<Proposal, 'careRecipient'>): boolean {
  return careRecipient === null || careRecipient.protected
}

/** What an order for one person does not have. */
export const ofOnePerson = { residents: [], carePlace: null, dueBefore: null, leftOut: 0, alsoPrescribed: 0 } as const

/** What an order that goes to a care place does not have. */
export const ofPlace: Pick<Proposal, 'careRecipient' | 'addresses' | 'orderedToday' | 'alsoPrescribed'> = {
  careRecipient: null,
  alsoPrescribed: 0,
  addresses: [],
  orderedToday: null,
}
