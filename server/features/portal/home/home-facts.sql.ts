import { hoursMeasured } from '@omsorg/domain/investigations/diary/averages.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { PersonAtPlace } from '../../prescriptions/index.ts'
import type { PortalOrderRecord } from '../order/portal-orders.sql.ts'
import type { PortalPerson } from '../person.sql.ts'

/** What the start page tells of the chosen person beside her products. */
export interface HomeFacts {
  readonly person: PortalPerson
  /** What is ordered by, at the place where she is looked after. */
  readonly at_place: Omit<PersonAtPlace, 'care_place_id' | 'patient_fees'>
  readonly orders: readonly Pick<PortalOrderRecord, 'id' | 'lines' | 'parts'>[]
  readonly ending: readonly {
    readonly prescriptionId: number
    readonly therapyArea: TherapyArea
    readonly endsOn: string
    readonly isAsked: boolean
  }[]
  readonly unread_answers: number
  readonly diary: RunningDiary | null
  readonly reports: readonly {
    /** Null of a move. */
    readonly order_part_id: number | null
    readonly customer_order_id: number | null
    readonly is_seen_to: boolean
    readonly is_new: boolean
  }[]
  /** Pieces of the last draw of each row that was ever drawn, by its id. */
  readonly last_pieces: Readonly<Record<number, number>>
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

export interface HomeQuestion {
  readonly careRecipientId: number
  /** Orders from then on are told of. */
  readonly since: Temporal.Instant
  /** Prescriptions that end until then are told of. */
  readonly until: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

/** Undefined for anybody but the person whom the holder has chosen, and of her when she is not open. */
export async function readHomeFacts(tx: Transaction, question: HomeQuestion): Promise<HomeFacts | undefined> {
  const { careRecipientId, since, until, today } = question
  const { rows } = await sql<HomeFacts>`
    select person, at_place, orders, ending, unread_answers, diary, reports, last_pieces
    from omsorg.portal_home(${since.toString()}::timestamptz, ${until.toString()}::date, ${today.toString()}::date)
    where (person ->> 'care_recipient_id')::int = ${careRecipientId} and at_place is not null
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
