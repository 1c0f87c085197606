import { agree, type Outcome, refuse } from '../../outcome.ts'

/** What is not about one person is looked through a month at a time. */
export const mostDays = 31

export interface Sought {
  readonly from: string
  readonly to: string
  readonly hasPerson: boolean
  readonly hasUser: boolean
  readonly hasClient: boolean
}

/** Nobody lists the whole log: a search is about a person, a user or a client, and without a person about a month at most. */
export function searchBounds(sought: Sought): Outcome<null, 'nothing-chosen' | 'period-wrong'> {
  if (!sought.hasPerson && !sought.hasUser && !sought.hasClient) return refuse('nothing-chosen')
  const from = Temporal.PlainDate.from(sought.from)
  const to = Temporal.PlainDate.from(sought.to)
  const days = from.until(to).days + 1
  if (days < 1 || (!sought.hasPerson && days > mostDays)) return refuse('period-wrong', { at: 'to' })
  return agree(null)
}
