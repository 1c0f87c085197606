import { searchOperators as contract } from '@omsorg/contract/sign-in/operator/search-operators.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { operatorView } from './operator-view.ts'
import { findOperators } from './operators.sql.ts'

export const searchOperators = handle(contract, async ({ query, tx }) => {
  const { searchTerm: term = null, page, pageSize, sortOrder } = query
  const question = { term, descending: sortOrder === 'desc', page, pageSize }
  const operators = await findOperators(tx, question)
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    operators.length > 0 || page === 1 ? operators : await findOperators(tx, { ...question, page: 1, pageSize: 1 })
  return agree({
    entities: operators.map(({ found: _found, ...operator }) => operatorView(operator)),
    totalCount: first?.found ?? 0,
    page,
    pageSize,
  })
})
