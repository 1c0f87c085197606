import type { CallOf } from '@omsorg/contract/endpoint.ts'
import type { searchAccessLog } from '@omsorg/contract/access-log/entry/search-access-log.ts'
import { type ViewKind, viewKinds } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { addressView, day, oneOrNone, page, text } from '../../../platform/routing/address-view.ts'

/** What stands in the address. Whoever is looked for does not: neither a number nor a name. */
export const logView = addressView({ client: text, from: day, to: day, kind: oneOrNone<ViewKind>(viewKinds), page })

export type LogView = ReturnType<typeof logView.read>

/** Somebody chosen from a row. */
export interface Chosen {
  readonly id: number
  readonly name: string
}

export interface Sought {
  readonly number: string
  readonly person: Chosen | null
  readonly user: Chosen | null
}

export const nobody: Sought = { number: '', person: null, user: null }

export const pageSize = 25

/** The week until today, where no other time is asked for. */
export function periodOf({ from, to }: Pick<LogView, 'from' | 'to'>, today: string): { from: string; to: string } {
  const last = to || today
  return { from: from || Temporal.PlainDate.from(last).subtract({ days: 6 }).toString(), to: last }
}

/** The call that a view and a person stand for; null as long as neither a person, a user nor a client is chosen. */
export function questionOf(view: LogView, sought: Sought, today: string): CallOf<typeof searchAccessLog> | null {
  const { number, person, user } = sought
  if (number === '' && !person && !user && view.client === '') return null
  return {
    input: {
      ...periodOf(view, today),
      page: view.page,
      pageSize,
      ...(number === '' ? {} : { ssn: number }),
      ...(person ? { careRecipientId: person.id } : {}),
      ...(user ? { userId: user.id } : {}),
      ...(view.client === '' ? {} : { clientId: view.client }),
      ...(view.kind ? { kind: view.kind } : {}),
    },
  }
}
