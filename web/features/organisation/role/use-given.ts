import type { ShownAuthor } from '@omsorg/contract/author.ts'
import { authorName } from '../../../platform/author-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'

/** Who gave a role, and when, in one sentence. */
export function useGiven() {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationRoles
  return ({ assignedOn, assignedBy }: { readonly assignedOn: string; readonly assignedBy: ShownAuthor | null }) => {
    const when = f.dateOf(Temporal.Instant.from(assignedOn))
    return assignedBy === null ? words.sinceUnknown({ when }) : words.since({ when, who: authorName(assignedBy, t) })
  }
}
