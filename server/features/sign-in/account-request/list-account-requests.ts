import { listAccountRequests as contract } from '@omsorg/contract/sign-in/account-request/list-account-requests.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { listOpenRequests } from './request-decisions.sql.ts'
import { openRequestWords } from './request-words.ts'

export const listAccountRequests = ({ seal }: Pick<SignInParts, 'seal'>) =>
  handle(contract, async ({ query, actor, tx }) => {
    const { clientId = null, page, pageSize } = query
    const administratorId = actor.application === 'GUIDE' ? actor.userId : null
    const question = { administratorId, clientId, page, pageSize }
    const found = await listOpenRequests(tx, question)
    // A page after the last is empty and cannot say how many there are.
    const [first] =
      found.length > 0 || page === 1 ? found : await listOpenRequests(tx, { ...question, page: 1, pageSize: 1 })
    const requests = found.map(({ id, confirmedOn, language, sealed, ...where }) => {
      const { unitCode: _code, ...words } = openRequestWords(seal, sealed)
      const client = known(where.clientId, where.clientName)
      const careUnit = known(where.careUnitId, where.careUnitName)
      const carePlace = known(where.carePlaceId, where.carePlaceName)
      return { id, confirmedOn, language, client, careUnit, carePlace, ...words }
    })
    return agree({ requests, totalCount: first?.found ?? 0, page, pageSize })
  })

function known(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name }
}
