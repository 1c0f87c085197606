import { recordConversation as contract } from '@omsorg/contract/care-recipients/conversation/record-conversation.ts'
import { conversationDay } from '@omsorg/domain/care-recipients/conversation/record-conversation.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../changeable-person.ts'
import { insertConversation } from './conversation.sql.ts'

export const recordConversation = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { careRecipientId, note } = input
  const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!changeable.ok) return changeable
  const { birth_date, protected_kind } = changeable.value.person
  const born = shown('birth-date', birth_date, protected_kind)
  const birthDate = born === null ? null : Temporal.PlainDate.from(born)
  const day = conversationDay(Temporal.PlainDate.from(input.day), { today, birthDate })
  if (!day.ok) return day
  return agree({
    careRecipientId,
    id: await insertConversation(tx, authorOf(actor), { careRecipientId, at: now, day: day.value, note }),
  })
})
