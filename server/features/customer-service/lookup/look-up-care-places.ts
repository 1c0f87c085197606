import { lookUpCarePlaces as contract } from '@omsorg/contract/customer-service/lookup/look-up-care-places.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readPlacesWithNumber } from './lookup.sql.ts'

export const lookUpCarePlaces = handle(contract, async ({ query, actor, tx }) =>
  agree({ entities: await readPlacesWithNumber(tx, actor.market, query.customerNumber) }),
)
