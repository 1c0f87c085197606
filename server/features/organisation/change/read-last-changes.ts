import { readLastChanges as contract } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isThere, readFieldChanges } from './change.sql.ts'

export const readLastChanges = handle(contract, async ({ params: { subject }, query, tx }) => {
  const { clientId, carePlaceId = null } = query
  const [there, changes] = await Promise.all([
    isThere(tx, clientId, carePlaceId),
    readFieldChanges(tx, {
      subject,
      clientId: clientId.toLowerCase(),
      carePlaceId: carePlaceId?.toLowerCase() ?? null,
    }),
  ])
  if (!there) return notFound()
  return agree({
    changes: changes.map(({ of_place, field, at, by }) => ({
      level: of_place ? ('CarePlace' as const) : ('Client' as const),
      field,
      at,
      by,
    })),
  })
})
