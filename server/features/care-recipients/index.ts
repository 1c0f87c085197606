import type { Seal } from '@omsorg/database/sealed.ts'
import type { Handler } from '../../platform/handle.ts'
import { readCareRecipient } from './read.ts'
import { searchCareRecipients } from './search.ts'

export function careRecipientEndpoints(seal: Seal): readonly Handler[] {
  return [searchCareRecipients(seal), readCareRecipient(seal)]
}

export { viewOfPerson, type PersonRecord } from './person.ts'
