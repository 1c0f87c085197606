import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { listedUser, mayHelp } from '../user/listed-user.ts'
import { listUsers, type ListQuestion } from './user-lists.sql.ts'

interface Paging {
  readonly page: number
  readonly pageSize: number
  readonly sortOrder: 'asc' | 'desc'
}

/** One page of the users of a client, a care unit or a care place. */
export async function listedPage(
  { tx, actor }: { readonly tx: Transaction; readonly actor: Actor },
  node: Pick<ListQuestion, 'clientId' | 'careUnitId' | 'carePlaceId'>,
  { page, pageSize, sortOrder }: Paging,
) {
  const question = { ...node, helps: mayHelp(actor), descending: sortOrder === 'desc', page, pageSize }
  const records = await listUsers(tx, question)
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    records.length > 0 || page === 1 ? records : await listUsers(tx, { ...question, page: 1, pageSize: 1 })
  return { users: records.map((each) => listedUser(each, actor)), totalCount: first?.found ?? 0, page, pageSize }
}
