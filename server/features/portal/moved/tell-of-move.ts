import { tellOfMove as contract } from '@omsorg/contract/portal/moved/tell-of-move.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { checkMove } from '@omsorg/domain/portal/moved/move.ts'
import { handle } from '../../../platform/handle.ts'
import { addMove } from '../../orders/index.ts'
import { doersOf } from '../doers.ts'
import { readPortalPerson } from '../person.sql.ts'

/** The address stays as it is: the place is asked, and its staff change it where it is right. */
export const tellOfMove = handle(contract, async ({ input, actor, today, tx }) => {
  const { careRecipientId, ...typed } = input
  const person = await readPortalPerson(tx, careRecipientId)
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  // An address of a protected person is written down nowhere but in her record.
  if (person.protected) return refuse('recipient-protected')
  const checked = checkMove(typed, marketOf(actor.market).country, today)
  if (!checked.ok) return checked
  const { care_place_id: carePlaceId } = person
  const told = await addMove(tx, { careRecipientId, carePlaceId, move: checked.value }, actor.userId)
  if (told.is_new) return agree({ careRecipientId, reportId: told.id })
  const doer = await doersOf(tx, [told.asked_by], { self: actor.userId, unit: person.place_name })
  return refuse('told-already', { detail: { by: doer(told.asked_by), on: told.since } })
})
