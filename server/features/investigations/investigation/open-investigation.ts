import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockPersonOf, readInvestigationRecord, type InvestigationRecord } from './investigations.sql.ts'

/** An investigation that is about to be changed: its person is locked, so that it stands as it is read. */
export async function openInvestigation(
  tx: Transaction,
  investigationId: number,
): Promise<Outcome<InvestigationRecord, 'investigation-not-found'>> {
  const locked = await lockPersonOf(tx, investigationId)
  const record = locked === null ? undefined : await readInvestigationRecord(tx, investigationId)
  return record ? agree(record) : refuse('investigation-not-found', { at: 'investigationId' })
}

/** Refuses a version that somebody has changed meanwhile, and says who. */
export function refuseStale({ updated_by_name, updated_at }: InvestigationRecord) {
  return refuse('stale', { detail: { by: updated_by_name, on: updated_at } })
}

export const isStale = ({ row_version }: InvestigationRecord, version: number | undefined) =>
  version !== undefined && version !== row_version
