import { usualCapacity } from '@omsorg/domain/investigations/guided/suggest.ts'
import { usualHours } from '@omsorg/domain/investigations/leakage/leakage.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface DiaryFacts {
  readonly client_id: string
  readonly capacity: number
  readonly day_from: number
  readonly evening_from: number
  readonly night_from: number
}

/** By what a diary at the place of the person is told. */
export async function readDiaryFacts(tx: Transaction): Promise<DiaryFacts | undefined> {
  const { rows } = await sql<DiaryFacts>`
    select client_id, coalesce(capacity, ${usualCapacity}) as capacity, coalesce(day_from, ${usualHours.day}) as day_from,
           coalesce(evening_from, ${usualHours.evening}) as evening_from, coalesce(night_from, ${usualHours.night}) as night_from
    from omsorg.portal_diary_facts()
  `.execute(tx)
  return rows[0]
}

/** Who wrote each entry of a diary, by their ids. */
export async function readWriters(tx: Transaction, diaryId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; created_by: number }>`
    select id, created_by from omsorg.leakage_diary_entry where leakage_diary_id = ${diaryId}
  `.execute(tx)
  return new Map(rows.map(({ id, created_by }) => [id, created_by]))
}
