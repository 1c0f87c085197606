import { listConversations as contract } from '@omsorg/contract/care-recipients/conversation/list-conversations.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readConversations } from './conversation.sql.ts'

export const listConversations = handle(contract, async ({ input, tx }) => {
  const { careRecipientId } = input
  const entries = await readConversations(tx, careRecipientId)
  return entries ? agree({ careRecipientId, entries }) : refuse('recipient-not-found', { at: 'careRecipientId' })
})
