import { readCareRecipient as contract } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { recipientPageOf } from '../page/recipient-page.ts'

export function readCareRecipient(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const page = await recipientPageOf(call.params.id, call, seal)
    return page ? agree(page) : notFound()
  })
}
