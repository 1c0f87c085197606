import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { agree, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  mayOrderForResidents,
  readPlaceBasis,
  readResidentsWithRows,
  residentsAt,
  type NursingHomeRefusal,
  type PlaceToOrderAt,
  type Resident,
  type StandingRow,
} from '../../prescriptions/index.ts'
import type { Flavors } from '../placing/flavors.ts'
import type { OrderGround } from '../placing/ground.ts'
import { deliveredToPlace } from '../proposal/place-receiver.ts'
import type { Payer } from '../placing/pricing.ts'
import { whereToOfPlace } from '../placing/receiver-of-order.ts'

interface NursingHomeQuestion {
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly language: string
  readonly carePlaceId: string
  /** Whom the order is for; everybody who is active at the place, when null. */
  readonly careRecipientIds: readonly number[] | null
}

export interface NursingHome {
  readonly place: PlaceToOrderAt
  readonly residents: readonly Resident[]
  readonly today: Temporal.PlainDate
}

/** A place with its residents, when something may be ordered for them there; null out of reach. */
export async function readNursingHome(
  tx: Transaction,
  { actor, now, language, carePlaceId, careRecipientIds }: NursingHomeQuestion,
): Promise<Outcome<NursingHome, NursingHomeRefusal> | null> {
  const { market } = actor
  const today = todayIn(market, now)
  const [found, read] = await Promise.all([
    readPlaceBasis(tx, { carePlaceId, language, today }),
    readResidentsWithRows(tx, { carePlaceId, careRecipientIds, today }, { market, now }),
  ])
  if (!found) return null
  const gate = mayOrderForResidents(found, actor)
  if (!gate.ok) return gate
  const place = deliveredToPlace(found)
  return agree({ place, residents: residentsAt(place, read, { actor, today }), today })
}

export function payersOf(residents: readonly Resident[]): Payer[] {
  return residents.map(({ record, rows }) => ({ careRecipientId: record.id, patientFees: record.patient_fees, rows }))
}

/** What an order for residents stands on: each line is a row of the prescriptions of one of them, or one closed since. */
export function groundOfNursingHome(
  { place, residents, today }: NursingHome,
  closed: readonly StandingRow[],
  flavors: Flavors,
  actor: Pick<Actor, 'mayIn'>,
): OrderGround {
  const rowOf = new Map([...residents.flatMap(({ rows }) => rows), ...closed].map((row) => [row.record.id, row]))
  const recordOf = new Map(residents.map(({ record }) => [record.id, record]))
  const hidden = residents.filter(({ record }) => !homeAddressMayBeUsed(record.protected_kind))
  return {
    basis: place,
    settings: place.settings,
    today,
    where: whereToOfPlace(
      place,
      hidden.flatMap(({ record }) => [record.first_name, record.last_name]),
    ),
    payers: payersOf(residents),
    flavors,
    // Where a protected person lives is told by no label (facts 4.3).
    roomOf: (careRecipientId) => {
      const record = recordOf.get(careRecipientId)
      return record && homeAddressMayBeUsed(record.protected_kind) ? record.room : ''
    },
    itemOf: ({ careRecipientId, prescriptionRowId }) => {
      const row = prescriptionRowId === null ? undefined : rowOf.get(prescriptionRowId)
      return row?.record.care_recipient_id === careRecipientId ? (row ?? null) : null
    },
    mayOrderIn: (area) => actor.mayIn('OrderWrite', area),
  }
}

/** A place that serves one resident at a time does not serve many at once (O-2-51). */
export function servesSoMany({ nursing_home_allowed: isForMany }: PlaceToOrderAt, residents: number): boolean {
  return isForMany || residents <= 1
}
