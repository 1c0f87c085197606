import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { saveIncontinenceSpecific } from '@omsorg/contract/investigations/leakage/save-incontinence-specific.ts'
import type { LeakageKind, Mobility, WayOfChanging } from '@omsorg/domain/investigations/leakage/leakage.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface IncontinenceRecord {
  readonly care_recipient_id: number
  readonly day_leakage: number
  readonly evening_leakage: number
  readonly night_leakage: number
  readonly daily_total: number
  readonly day_changes: number
  readonly evening_changes: number
  readonly night_changes: number
  /** Null where it was never told, or was emptied. */
  readonly type: LeakageKind | null
  readonly changing: WayOfChanging | null
  readonly mobility: Mobility | null
  readonly waist_size: number | null
  readonly hip_size: number | null
}

/** Undefined out of reach, and where no leakage was saved. */
export async function readIncontinence(
  tx: Transaction,
  investigationId: number,
): Promise<IncontinenceRecord | undefined> {
  const { rows } = await sql<IncontinenceRecord>`
    select i.care_recipient_id, n.day_leakage, n.evening_leakage, n.night_leakage, n.daily_total, n.day_changes,
           n.evening_changes, n.night_changes, nullif(n.type, '') as type, nullif(n.changing, '') as changing,
           nullif(n.mobility, '') as mobility, n.waist_size, n.hip_size
    from omsorg.investigation i
    join omsorg.investigation_incontinence n on n.investigation_id = i.id
    where i.id = ${investigationId}
  `.execute(tx)
  return rows[0]
}

export async function writeIncontinence(
  tx: Transaction,
  given: InputOf<typeof saveIncontinenceSpecific>,
): Promise<void> {
  await sql`
    insert into omsorg.investigation_incontinence
      (investigation_id, day_leakage, evening_leakage, night_leakage, daily_total, day_changes, evening_changes,
       night_changes, type, changing, mobility, waist_size, hip_size)
    values (${given.investigationId}, ${given.dayLeakage}, ${given.eveningLeakage}, ${given.nightLeakage},
            ${given.dailyTotal}, ${given.dayChanges}, ${given.eveningChanges}, ${given.nightChanges}, ${given.type},
            ${given.changing ?? ''}, ${given.mobility}, ${given.waistSize}, ${given.hipSize})
    on conflict (investigation_id) do update
    set day_leakage = excluded.day_leakage, evening_leakage = excluded.evening_leakage,
        night_leakage = excluded.night_leakage, daily_total = excluded.daily_total, day_changes = excluded.day_changes,
        evening_changes = excluded.evening_changes, night_changes = excluded.night_changes, type = excluded.type,
        changing = excluded.changing, mobility = excluded.mobility, waist_size = excluded.waist_size,
        hip_size = excluded.hip_size
  `.execute(tx)
}
