import { searchCareRecipients as contract } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { listRecipients } from './list-recipients.ts'

export function searchCareRecipients(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => listRecipients(seal, call))
}
