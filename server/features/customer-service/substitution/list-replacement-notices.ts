import { listReplacementNotices as contract } from '@omsorg/contract/customer-service/substitution/list-replacement-notices.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readNotices } from './notices.sql.ts'

export const listReplacementNotices = handle(contract, async ({ actor, tx }) =>
  agree({ notices: actor.carePlaceId === null ? [] : await readNotices(tx, actor.carePlaceId) }),
)
