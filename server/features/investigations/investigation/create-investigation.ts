import { createInvestigation as contract } from '@omsorg/contract/investigations/investigation/create-investigation.ts'
import { investigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../../care-recipients/index.ts'
import { areaInHeader } from './area-in-header.ts'
import { insertInvestigation, readOthers, writeEvent } from './investigations.sql.ts'

const first = 1

/** The person is locked first, so that of two who begin at once the second is led to what the first has begun. */
export const createInvestigation = handle(contract, async ({ input, actor, now, tx, exchange }) => {
  const area = areaInHeader(exchange)
  if (!area.ok) return area
  const { careRecipientId, validFrom, validTo, answers } = input
  if (validTo < validFrom) return refuse('ends-before-start', { at: 'validTo' })
  const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!changeable.ok) return changeable
  const therapyArea = area.value
  const others = await readOthers(tx, { id: 0, careRecipientId, therapyArea })
  const another = others.find(({ status }) => status === investigationStatus['in-progress'])
  if (another) return refuse('another-in-progress', { detail: { investigationId: another.id } })
  const { person, carePlaceId } = changeable.value
  const by = authorOf(actor)
  const investigationId = await insertInvestigation(tx, {
    careRecipientId,
    clientId: person.client_id,
    carePlaceId,
    therapyArea,
    validFrom,
    validTo,
    answers,
    by,
    now,
  })
  const to = investigationStatus['in-progress']
  await writeEvent(tx, { id: investigationId, event: 'created', from: null, to, by, now })
  return agree({ careRecipientId, investigationId, rowVersion: first })
})
