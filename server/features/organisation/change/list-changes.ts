import { changesAtOnce, listChanges as contract } from '@omsorg/contract/organisation/change/list-changes.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { findNode } from '../tree/tree.sql.ts'
import { readChanges } from './change.sql.ts'

export const listChanges = handle(contract, async ({ params: { nodeType, nodeId }, query, tx }) => {
  const id = nodeId.toLowerCase()
  const named = { clientId: null, careUnitId: null, carePlaceId: null }
  const node = await findNode(
    tx,
    {
      Client: { ...named, clientId: id },
      CareUnit: { ...named, careUnitId: id },
      CarePlace: { ...named, carePlaceId: id },
    }[nodeType],
  )
  if (!node) return notFound()
  const { subject = null, before = null } = query
  // One more than is shown says whether there are others.
  const limit = changesAtOnce + 1
  const found = await readChanges(tx, {
    node: { kind: nodeType, id, clientId: node.client_id },
    subject,
    before,
    limit,
  })
  return agree({
    changes: found.slice(0, changesAtOnce).map(({ id: changeId, of, changes, ...change }) => ({
      ...change,
      changeId,
      of: of ?? {},
      fields: Object.entries(changes ?? {}).map(([field, [was, is]]) => ({ field, before: was, after: is })),
    })),
    hasMore: found.length > changesAtOnce,
  })
})
