import { updateCareUnit as contract } from '@omsorg/contract/organisation/care-unit/update-care-unit.ts'
import { unitName } from '@omsorg/domain/organisation/node/node-name.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lastChangeOf } from '../last-change.ts'
import { lockUnit, renameUnit } from './care-unit.sql.ts'

export const updateCareUnit = handle(contract, async ({ input, tx }) => {
  const { id, clientId, rowVersion: readVersion } = input
  const name = unitName(input.name)
  if (!name.ok) return name
  const unit = await lockUnit(tx, id, clientId)
  if (!unit) return refuse('care-unit-not-found', { at: 'id' })
  if (readVersion !== undefined && readVersion !== unit.rowVersion) {
    return refuse('stale', { detail: { name: unit.name, rowVersion: unit.rowVersion, changed: lastChangeOf(unit) } })
  }
  // The same name is no change.
  const rowVersion = unit.name === name.value ? unit.rowVersion : (await renameUnit(tx, id, name.value)).rowVersion
  return agree({ id, name: name.value, rowVersion })
})
