import { insertForId, insertRow, type Connection } from './rows.ts'

/** Whose it is, where and by whom. */
export interface OfPerson {
  readonly careRecipientId: number
  readonly clientId: string
  readonly carePlaceId: string
  readonly by: number
}

export interface InvestigationGiven extends OfPerson {
  readonly area?: string
  /** As it is stored: 1 in progress, 2 active, 3 inactive, 4 closed, 5 interrupted. */
  readonly status?: 1 | 2 | 3 | 4 | 5
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  readonly at: string
  /** In ml: day, evening, night. */
  readonly leakage?: readonly [number, number, number]
  readonly changes?: readonly [number, number, number]
  readonly hip?: number | null
  readonly waist?: number | null
  readonly type?: 'urine' | 'faecal' | 'both'
  readonly mobility?: 'walks' | 'walks-with-help' | 'wheelchair' | 'bedridden'
  readonly changing?: 'self' | 'with-help' | 'by-staff'
  readonly fits?: readonly { readonly itemNumber: string; readonly fit: string }[]
}

/** An investigation with its leakage, as if it had been filled in. */
export async function insertInvestigation(connection: Connection, given: InvestigationGiven): Promise<number> {
  const { area = 'Incontinence', status = 2, leakage, changes = [2, 2, 1], hip = null, waist = null } = given
  const { type = 'urine', mobility = 'walks', changing = 'self', fits = [] } = given
  const [dayLeakage, eveningLeakage, nightLeakage] = leakage ?? [null, null, null]
  const [dayChanges, eveningChanges, nightChanges] = changes
  const dailyTotal = leakage ? leakage.reduce((sum, each) => sum + each, 0) : null
  const id = await insertForId(connection, 'investigation', {
    care_recipient_id: given.careRecipientId,
    client_id: given.clientId,
    care_place_id: given.carePlaceId,
    therapy_area: area,
    status,
    valid_from: given.from.toString(),
    valid_to: given.to.toString(),
    answers: leakage
      ? {
          dayLeakage,
          eveningLeakage,
          nightLeakage,
          dailyTotal,
          dayChanges,
          eveningChanges,
          nightChanges,
          type,
          mobility,
          changing,
          hipSize: hip,
          waistSize: waist,
          fits,
        }
      : {},
    created_by: given.by,
    created_at: given.at,
    updated_by: given.by,
    updated_at: given.at,
    row_version: 1,
  })
  if (leakage)
    await insertRow(connection, 'investigation_incontinence', {
      investigation_id: id,
      day_leakage: dayLeakage,
      evening_leakage: eveningLeakage,
      night_leakage: nightLeakage,
      daily_total: dailyTotal,
      day_changes: dayChanges,
      evening_changes: eveningChanges,
      night_changes: nightChanges,
      type,
      mobility,
      changing,
      hip_size: hip,
      waist_size: waist,
    })
  await insertRow(connection, 'investigation_event', {
    at: given.at,
    investigation_id: id,
    event: 'created',
    to_status: status,
    by_user: given.by,
  })
  return id
}

export interface DiaryGiven extends OfPerson {
  readonly startedAt: Temporal.Instant
  readonly endedAt?: Temporal.Instant | null
  readonly entries?: readonly {
    readonly at: Temporal.Instant
    readonly dry: number
    readonly volume: number
    readonly itemNumber: string | null
    readonly itemName: string
    readonly outside?: 'none' | 'little' | 'much'
  }[]
}

/** A leakage diary with what was weighed. */
export async function insertDiary(connection: Connection, given: DiaryGiven): Promise<number> {
  const { startedAt, endedAt = null, entries = [], by } = given
  const id = await insertForId(connection, 'leakage_diary', {
    care_recipient_id: given.careRecipientId,
    client_id: given.clientId,
    care_place_id: given.carePlaceId,
    started_at: startedAt.toString(),
    planned_hours: 48,
    ended_at: endedAt?.toString() ?? null,
    created_by: by,
    ended_by: endedAt ? by : null,
    row_version: 1,
  })
  for (const { at, dry, volume, itemNumber, itemName, outside = 'none' } of entries)
    await insertRow(connection, 'leakage_diary_entry', {
      leakage_diary_id: id,
      id: crypto.randomUUID(),
      at: at.toString(),
      way: 'weighed',
      wet: dry + volume,
      dry,
      volume,
      outside,
      item_number: itemNumber,
      item_name: itemName,
      changed_on: at.toString(),
      created_by: by,
    })
  return id
}
