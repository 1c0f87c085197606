import type { Seal } from '@omsorg/database/sealed.ts'
import type { Handler } from '../../platform/handle.ts'
import type { readOrderingContext } from '../orders/index.ts'
import { readCareRecipient } from './read.ts'
import { searchCareRecipients } from './search.ts'

export function careRecipientEndpoints(seal: Seal, readContext: typeof readOrderingContext): readonly Handler[] {
  return [searchCareRecipients(seal), readCareRecipient(seal, readContext)]
}

export { viewOfPerson, type PersonRecord } from './person.ts'
