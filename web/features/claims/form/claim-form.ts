import type { Formats } from '@omsorg/domain/format/formats.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import type { ClaimView } from '@omsorg/contract/claims/claim/claim-view.ts'
import type { upsertClaim } from '@omsorg/contract/claims/claim/upsert-claim.ts'
import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import type { readClaimBasis } from '@omsorg/contract/claims/claim/read-claim-basis.ts'
import { findingsOf, type ClaimFacts } from '@omsorg/domain/claims/claim/check-claim.ts'
import type { ClaimType, FaultKind, WantedOutcome } from '@omsorg/domain/claims/claim/claim-words.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { FieldError } from '../../../platform/forms/use-form.ts'

export type ClaimBasis = AnswerOf<typeof readClaimBasis>

/** What the fields hold; numbers as they are typed. */
export interface ClaimValues {
  readonly type: ClaimType
  readonly orderNumber: string
  readonly itemNumber: string
  readonly itemName: string
  readonly faultKind: FaultKind | null
  readonly faultDescription: string
  readonly lotNumber: string
  readonly defectiveItems: string
  readonly packages: string
  readonly weight: string
  readonly dispatchDate: string
  readonly pickUpDate: string
  readonly wantedOutcome: WantedOutcome
  readonly requester: string
  readonly contactPerson: string
  readonly customer: string
}

type ReadNumber = (typed: string) => number | null

/** How the form begins: as a claim was saved, or empty, with whoever reports and where. */
export function initialValues(
  claim: ClaimView | undefined,
  basis: ClaimBasis,
  { country, number }: Pick<Formats, 'country' | 'number'>,
): ClaimValues {
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : number(value))
  const contact = [basis.organizationUnitName, basis.phone && phoneText(basis.phone, country)]
    .filter(Boolean)
    .join('. ')
  return {
    type: claim?.type ?? 'claim',
    orderNumber: claim?.orderNumber ?? '',
    itemNumber: claim?.itemNumber ?? '',
    itemName: claim?.itemName ?? '',
    faultKind: claim?.faultKind ?? null,
    faultDescription: claim?.faultDescription ?? '',
    lotNumber: claim?.lotNumber ?? '',
    defectiveItems: text(claim?.defectiveItems),
    packages: claim ? text(claim.packages) : '1',
    weight: text(claim?.weight),
    dispatchDate: claim?.dispatchDate ?? '',
    pickUpDate: claim?.pickUpDate ?? '',
    wantedOutcome: claim?.wantedOutcome ?? 'money-back',
    requester: claim?.requester ?? basis.requester,
    contactPerson: claim?.contactPerson ?? contact,
    customer: claim?.customer ?? basis.terms.payerName,
  }
}

/** What is sent of it. What cannot be read as a number is sent as none, and judged as missing. */
export function inputOf(
  values: ClaimValues,
  about: {
    readonly line: ClaimLine | null
    readonly claim: ClaimView | undefined
    readonly fileIds: readonly string[]
    readonly send: boolean
    readonly readNumber: ReadNumber
  },
): CallOf<typeof upsertClaim>['input'] {
  const { line, claim, fileIds, send, readNumber } = about
  const isReturn = values.type === 'return'
  return {
    ...(claim ? { claimId: claim.claimId, rowVersion: claim.rowVersion } : {}),
    type: values.type,
    orderLineId: line?.orderLineId ?? null,
    orderNumber: line ? String(line.customerOrderId) : values.orderNumber,
    itemNumber: line?.product.itemNumber ?? values.itemNumber,
    itemName: line?.product.name ?? values.itemName,
    faultKind: isReturn ? null : values.faultKind,
    faultDescription: values.faultDescription,
    lotNumber: values.lotNumber,
    defectiveItems: isReturn ? null : wholeIn(values.defectiveItems),
    packages: wholeIn(values.packages),
    weight: isReturn ? weightIn(values.weight, readNumber) : null,
    dispatchDate: (isReturn && values.dispatchDate) || null,
    pickUpDate: (isReturn && values.pickUpDate) || null,
    wantedOutcome: isReturn ? null : values.wantedOutcome,
    requester: values.requester,
    contactPerson: values.contactPerson,
    customer: values.customer,
    fileIds: [...fileIds],
    send,
  }
}

export function wholeIn(typed: string): number | null {
  return /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : null
}

/** In kilograms, no finer than a gram. */
export function weightIn(typed: string, readNumber: ReadNumber): number | null {
  const kilograms = readNumber(typed)
  return kilograms === null || kilograms <= 0 ? null : Math.round(kilograms * 1_000) / 1_000
}

/** What keeps the claim from being saved, each at its field, by the same rule as on the server. */
export function errorsIn(
  input: CallOf<typeof upsertClaim>['input'],
  line: ClaimLine | null,
  t: AllTexts,
): FieldError[] {
  const { errors } = t.claims
  const pieces = line ? line.quantity * line.itemsPerPackage : 0
  const facts: ClaimFacts = {
    type: input.type,
    requester: input.requester?.trim() ?? '',
    orderNumber: input.orderNumber?.trim() ?? '',
    itemNumber: input.itemNumber?.trim() ?? '',
    faultKind: input.faultKind ?? null,
    faultDescription: input.faultDescription?.trim() ?? '',
    defectiveItems: input.defectiveItems ?? null,
    packages: input.packages ?? null,
    weight: input.weight ?? null,
    dispatchDate: input.dispatchDate ?? null,
    pickUpDate: input.pickUpDate ?? null,
    ordered: line && { packages: line.quantity, pieces },
  }
  const missing: Partial<Record<string, string>> = {
    orderNumber: errors.oneOfNumbers,
    weight: errors.weight,
    dispatchDate: errors.oneOfDays,
  }
  const tooMany: Partial<Record<string, string>> = {
    defectiveItems: errors.tooManyPieces({ count: t.common.units.pieces({ count: pieces }) }),
    packages: errors.tooManyPackages({ count: t.common.units.packages({ count: line?.quantity ?? 0 }) }),
  }
  return findingsOf(facts).map(({ at, fault }) => ({
    at,
    text:
      (fault === 'missing' ? missing[at] : fault === 'too-many' ? tooMany[at] : errors.beforeDispatch) ??
      t.validation.required,
  }))
}
