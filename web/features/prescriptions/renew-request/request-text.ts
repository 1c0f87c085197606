import type { RenewAnswer, RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import { authorName } from '../../../platform/author-name.ts'
import type { useFormat } from '../../../platform/format.ts'

type Format = ReturnType<typeof useFormat>

/** The first product, and how many others go with it. */
export function productsText({ products: [first = '', ...others] }: RenewRequestView, t: CareTexts): string {
  return others.length === 0 ? first : t.renewRequests.andMore({ name: first, count: others.length })
}

/** What a protected person is called where a name has to stand. */
export function personText({ careRecipientName }: RenewRequestView, t: CareTexts): string {
  return careRecipientName ?? t.careRecipients.protected.title
}

export function askerText({ requester }: Pick<RenewRequestView, 'requester'>, t: CareTexts): string {
  return requester ? authorName(requester, t) : t.renewRequests.somebody
}

/** What became of a request, in a sentence. */
export function outcomeText(request: RenewRequestView, t: CareTexts, f: Format): string {
  const words = t.renewRequests
  const name = request.answeredBy ? authorName(request.answeredBy, t) : words.somebody
  if (request.requestState === 'pending') return words.waitsForAnswer
  if (request.rejectedByClosing) return words.closed({ date: request.answeredOn ? f.dateOf(request.answeredOn) : '' })
  if (request.requestState === 'taken-back') return words.takenBack({ name })
  if (request.requestState === 'rejected') return words.rejected({ name })
  if (request.renewedFrom === null) return words.accepted({ name })
  return words.renewedFrom({ date: f.date(request.renewedFrom), name })
}

/** For whoever answered second: who was first, and when. */
export function alreadyText(answer: RenewAnswer | null, t: CareTexts, f: Format): string {
  const words = t.renewRequests.already
  if (!answer?.answeredOn || answer.requestState === 'pending') return words.other
  const name = answer.answeredBy ? authorName(answer.answeredBy, t) : t.renewRequests.somebody
  return words[answer.requestState]({ name, when: f.dateTime(Temporal.Instant.from(answer.answeredOn)) })
}
