import { readMoved as contract } from '@omsorg/contract/portal/moved/read-moved.ts'
import { takingBack } from '@omsorg/domain/orders/task/order-task.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { moveStateOf } from '@omsorg/domain/portal/moved/move.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readToldMove } from '../../orders/index.ts'
import { doersOf } from '../doers.ts'
import { readPortalPerson } from '../person.sql.ts'

/** What was answered is told for so many days. */
const answeredDays = 60

export const readMoved = handle(contract, async ({ params, actor, now, tx }) => {
  const { careRecipientId } = params
  const [person, told] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    readToldMove(tx, { careRecipientId, answeredSince: now.subtract({ hours: 24 * answeredDays }) }),
  ])
  if (!person) return notFound()
  const can = {
    tell: { allowed: !person.protected, reason: person.protected ? ('recipient-protected' as const) : null },
  }
  if (!told) return agree({ careRecipientId, can, move: null })
  const { asked_by: askedBy, state, outcome } = told
  const doer = await doersOf(tx, [askedBy], { self: actor.userId, unit: person.place_name })
  const taking = takingBack({ state, isOwn: askedBy === actor.userId })
  return agree({
    careRecipientId,
    can,
    move: {
      reportId: told.id,
      movedTo: person.protected ? null : told.moved_to,
      on: told.since,
      by: doer(askedBy),
      state: moveStateOf({ state, outcome }),
      answeredOn: told.done_at,
      reason: told.reason,
      isNew: told.is_new,
      can: { takeBack: { allowed: taking.ok, reason: taking.ok ? null : taking.refusal } },
    },
  })
})
