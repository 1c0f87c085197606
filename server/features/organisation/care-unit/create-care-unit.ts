import { createCareUnit as contract } from '@omsorg/contract/organisation/care-unit/create-care-unit.ts'
import { unitName } from '@omsorg/domain/organisation/node/node-name.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { addUnit, holdClient } from './care-unit.sql.ts'

export const createCareUnit = handle(contract, async ({ input, tx }) => {
  const name = unitName(input.name)
  if (!name.ok) return name
  if (!(await holdClient(tx, input.clientId))) return refuse('client-not-found', { at: 'clientId' })
  return agree(await addUnit(tx, input.clientId, name.value))
})
