import { saveTherapyAreas as contract } from '@omsorg/contract/organisation/therapy-area/save-therapy-areas.ts'
import { checkAreas } from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holdClientToSet } from '../client/live-client.sql.ts'
import { allAreas } from './areas-view.ts'
import { readAreas, writeAreas } from './therapy-areas.sql.ts'

export const saveTherapyAreas = handle(contract, async ({ params: { clientId }, input, tx }) => {
  if ((await holdClientToSet(tx, clientId)) === null) return notFound()
  const stands = await readAreas(tx, clientId)
  if (!stands) return notFound()
  if (stands.version !== input.rowVersion) return refuse('stale')
  const left = stands.areas.filter((area) => !input.areas.some(({ therapyArea }) => therapyArea === area.therapyArea))
  const judged = checkAreas(input.areas, {
    numbers: stands.numbers,
    kept: stands.areas.map(({ customerNumber }) => customerNumber),
    othersAreOn: left.some(({ enabled }) => enabled),
  })
  if (!judged.ok) return judged
  await writeAreas(tx, clientId, input.areas)
  const saved = await readAreas(tx, clientId)
  if (!saved) return notFound()
  const customerNumbers = saved.numbers.map((each) => ({ ...each, therapyAreas: [...each.therapyAreas] }))
  return agree({ clientId, areas: allAreas(saved.areas), customerNumbers, rowVersion: saved.version })
})
