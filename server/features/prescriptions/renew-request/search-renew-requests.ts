import { searchRenewRequests as contract } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { handle } from '../../../platform/handle.ts'
import { countRequests, readRequests } from './renew-requests.sql.ts'
import { requestViewOf } from './request-view.ts'

export const searchRenewRequests = handle(contract, async ({ input, actor, today, tx }) => {
  const { state, mine, carePlaceIds, searchTerm, page, pageSize } = input
  const which = { carePlaceId: actor.scope === 'market' ? null : actor.carePlaceId, carePlaceIds, mine }
  const [records, counts] = await Promise.all([
    readRequests(tx, {
      ...which,
      userId: actor.userId,
      state: state === undefined ? null : renewalRequestStatus[state],
      term: searchTerm ?? null,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    countRequests(tx, { ...which, userId: actor.userId }),
  ])
  const { pending, accepted, rejected } = counts
  return agree({
    entities: records.map((record) => requestViewOf(record, { actor, today })),
    totalCount: records[0]?.found ?? 0,
    page,
    pageSize,
    counts: { pending, accepted, rejected },
    today: today.toString(),
  })
})
