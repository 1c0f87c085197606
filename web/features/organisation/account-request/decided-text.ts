import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { authorName } from '../../../platform/author-name.ts'

interface Decided {
  readonly status: 'approved' | 'refused' | 'replaced'
  readonly by: ShownAuthor | null
}

/** What somebody else decided in the meantime. */
export function decidedText({ status, by }: Decided, t: AllTexts): string {
  const { decided } = t.accountRequests.manage
  return status === 'replaced' ? decided.replaced : decided[status]({ who: authorName(by, t) })
}
