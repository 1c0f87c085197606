import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import type { ClaimView } from '@omsorg/contract/claims/claim/claim-view.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { authorName } from '../../platform/author-name.ts'

/** "2 packages, 48 pieces, delivered 2026-11-18 for Rut Åkerhjelm", behind the number of its order. */
export function lineText(line: ClaimLine, t: AllTexts): string {
  const words = t.claims.line
  const { packages: packagesOf, pieces: piecesOf } = t.common.units
  const number = String(line.customerOrderId)
  const order = line.part.of > 1 ? words.ofPart({ number, part: line.part.number }) : words.ofOrder({ number })
  const packages = packagesOf({ count: line.quantity })
  const pieces = piecesOf({ count: line.quantity * line.itemsPerPackage })
  const come =
    line.deliveredOn === null
      ? words.notYet({ packages, pieces })
      : words.delivered({ packages, pieces, date: line.deliveredOn })
  const person = line.protected
    ? words.forProtected
    : line.careRecipientName !== null && words.forWhom({ name: line.careRecipientName })
  return `${order}. ${[come, person].filter(Boolean).join(' ')}`
}

export const toneOfSending = { 'not-asked': 'quiet', 'under-way': 'soon', failed: 'error', sent: 'fresh' } as const

/** Where a claim stands, in a sentence. */
export function leadOf(claim: ClaimView, t: AllTexts, dateTime: (moment: string) => string): string {
  const words = t.claims.page
  const registered = words.reportedBy({ name: authorName(claim.createdBy, t), date: dateTime(claim.createdOn) })
  const standing = {
    sent: claim.sentOn === null ? '' : words.sentOn({ date: dateTime(claim.sentOn) }),
    'under-way': words.underWay,
    failed: words.notSent,
    'not-asked': words.notSent,
  }[claim.sending]
  return `${registered} ${standing}`
}
