import { listUserEvents as contract, userEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorNamed } from '../../../platform/author.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { changesIn, nodesIn } from './user-event-changes.ts'
import { readOperatorRow } from '../operator/operators.sql.ts'
import { readUserRecord } from './user-record.sql.ts'
import { readNodeNames, readUserEvents } from './user-overview.sql.ts'

export const listUserEvents = handle(contract, async ({ params: { id }, query, actor, tx }) => {
  const { page, pageSize } = query
  const [user, operator, records] = await Promise.all([
    readUserRecord(tx, id),
    actor.may('OperatorRead') ? readOperatorRow(tx, id) : undefined,
    readUserEvents(tx, { userId: id, events: userEvents, page, pageSize }),
  ])
  if (!user && !operator) return notFound()
  const nodes = records.flatMap(({ event, detail }) => nodesIn(event, detail))
  const names = nodes.length > 0 ? await readNodeNames(tx, nodes) : new Map<string, string>()
  return agree({
    events: records.map((each) => ({
      id: each.id,
      at: each.at,
      event: userEvents.find((name) => name === each.event) ?? 'changed',
      by: authorNamed(each.by, each.on_behalf_of),
      changes: changesIn(each.event, each.detail, names),
    })),
    totalCount: records[0]?.found ?? 0,
    page,
    pageSize,
  })
})
