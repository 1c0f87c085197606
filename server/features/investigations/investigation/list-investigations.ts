import { listInvestigations as contract } from '@omsorg/contract/investigations/investigation/list-investigations.ts'
import { investigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { headOf, writing } from './investigation-views.ts'
import { countInvestigations, readInvestigations } from './investigations.sql.ts'

export const listInvestigations = handle(contract, async ({ params, query, actor, today, tx }) => {
  const { page, pageSize, sortOrder } = query
  const question = {
    careRecipientId: params.careRecipientId,
    carePlaceId: actor.carePlaceId,
    therapyArea: query.therapyArea ?? null,
    status: query.status ? investigationStatus[query.status] : null,
    today,
    page,
    pageSize,
    sortOrder,
  }
  const [counted, records] = await Promise.all([countInvestigations(tx, question), readInvestigations(tx, question)])
  if (!counted) return notFound()
  return agree({
    careRecipientId: params.careRecipientId,
    entities: records.map((record) => ({ ...headOf(record, today), dailyTotal: record.daily_total })),
    totalCount: counted.count,
    page,
    pageSize,
    can: { begin: writing(actor, counted.is_active) },
  })
})
