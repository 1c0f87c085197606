import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { endedRequests } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { authorName } from '../../../platform/author-name.ts'

interface Decided {
  readonly status: (typeof endedRequests)[number]
  readonly by: ShownAuthor | null
}

/** What somebody else decided in the meantime. */
export function decidedText({ status, by }: Decided, t: AllTexts): string {
  const { decided } = t.accountRequests.manage
  return status === 'replaced' ? decided.replaced : decided[status]({ who: authorName(by, t) })
}
