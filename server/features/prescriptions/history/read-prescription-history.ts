import { readPrescriptionHistory as contract } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { placeToLookFrom, readPrescriptionsById } from '../prescription/search-prescriptions.sql.ts'
import { historyEntryOf } from './history-entry.ts'
import { readHistoryPage, readLineage } from './read-prescription-history.sql.ts'

export const readPrescriptionHistory = handle(contract, async ({ input, actor, today, tx }) => {
  const { careRecipientId, page, pageSize } = input
  const place = await placeToLookFrom(tx, careRecipientId, actor.carePlaceId)
  if (!place) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const found = await readHistoryPage(tx, {
    careRecipientId,
    therapyArea: input.therapyArea ?? null,
    status: input.status ? prescriptionStatus[input.status] : null,
    from: input.from ?? null,
    to: input.to ?? null,
    page,
    pageSize,
    oldestFirst: input.sortOrder === 'asc',
  })
  const records = await readPrescriptionsById(tx, found.ids)
  const lineages = await readLineage(tx, found.ids)
  const entities = found.ids.flatMap((id) => {
    const record = records.find((each) => each.id === id)
    const lineage = lineages.find((each) => each.id === id)
    return record && lineage ? [historyEntryOf(record, lineage, { actor, today })] : []
  })
  return agree({ entities, totalCount: found.total, page, pageSize, careRecipientId, today: today.toString() })
})
