import { hoursMeasured } from '@omsorg/domain/investigations/diary/averages.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What the start page tells of the chosen person beside her products and parcels. */
export interface HomeFacts {
  readonly ending: readonly {
    readonly prescriptionId: number
    readonly therapyArea: TherapyArea
    readonly endsOn: string
    readonly isAsked: boolean
  }[]
  readonly unread_answers: number
  readonly diary: RunningDiary | null
  readonly reports: readonly { readonly order_part_id: number; readonly is_seen_to: boolean }[]
}

interface RunningDiary {
  readonly startedAt: string
  readonly plannedHours: number
  readonly entries: readonly {
    readonly id: string
    readonly at: string
    readonly volume: number
    readonly apart: boolean
  }[]
}

/** Undefined where the holder has chosen nobody that is open; prescriptions are told of that end until a day. */
export async function readHomeFacts(tx: Transaction, until: Temporal.PlainDate): Promise<HomeFacts | undefined> {
  const { rows } = await sql<HomeFacts>`
    select ending, unread_answers, diary, reports from omsorg.portal_home(${until.toString()}::date)
  `.execute(tx)
  return rows[0]
}

/** The diary that goes on, as far as the start page tells it. */
export function diaryOf({ startedAt, plannedHours, entries }: RunningDiary) {
  const begun = Temporal.Instant.from(startedAt)
  const changes = entries.map(({ id, at, volume, apart }) => ({
    entryId: id,
    at: Temporal.Instant.from(at),
    volume,
    apart,
  }))
  return { startedOn: begun.toString(), plannedHours, hoursMeasured: hoursMeasured(begun, changes) }
}
