import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { NamedRow, OrderingContext, PlaceBasis, StandingRow } from '../../prescriptions/index.ts'
import type { JudgedBy } from './check-order.ts'
import type { RoomOf } from './content-of-order.ts'
import type { Flavors } from './flavors.ts'
import type { Orderable } from './orderable.ts'
import type { Payer } from './pricing.ts'
import { whereToFor, type WhereTo } from './receiver-of-order.ts'

/** What a line asks for: a row of somebody's prescription, or an item that is on none. */
export interface WantedLine {
  readonly careRecipientId: number | null
  readonly prescriptionRowId: number | null
  readonly itemNumber: string
}

/** What an order of any kind stands on, as it is in this transaction. */
export interface OrderGround extends JudgedBy {
  readonly basis: PlaceBasis
  readonly where: WhereTo
  /** Everybody that the order may be for, with what each is prescribed; nobody in an order of the place itself. */
  readonly payers: readonly Payer[]
  readonly flavors: Flavors
  /** Of an order for residents. */
  readonly roomOf: RoomOf | null
  /** Null where it is not to be had at all: the row is gone, the resident has moved. */
  itemOf(wanted: WantedLine): Orderable | null
  mayOrderIn(area: TherapyArea): boolean
}

export function payerOf({ basis, rows }: Pick<OrderingContext, 'basis' | 'rows'>): Payer {
  return { careRecipientId: basis.id, patientFees: basis.patient_fees, rows }
}

/** An order for one person. */
export function groundOfPerson(
  context: OrderingContext,
  flavors: Flavors,
  actor: Pick<Actor, 'mayIn'>,
): Omit<OrderGround, 'itemOf'> {
  return {
    basis: context.basis,
    settings: context.settings,
    today: context.today,
    where: whereToFor(context.basis),
    payers: [payerOf(context)],
    flavors,
    roomOf: null,
    mayOrderIn: (area) => actor.mayIn('OrderWrite', area),
  }
}

/** A withdrawal: each line is a row of the person's prescriptions, or one that was closed since the order was begun. */
export function groundOfWithdrawal(
  context: OrderingContext,
  closed: readonly StandingRow[],
  flavors: Flavors,
  actor: Pick<Actor, 'mayIn'>,
): OrderGround {
  const rowOf = new Map([...context.rows, ...closed].map((row) => [row.record.id, row]))
  return {
    ...groundOfPerson(context, flavors, actor),
    itemOf: ({ prescriptionRowId }) => (prescriptionRowId === null ? null : (rowOf.get(prescriptionRowId) ?? null)),
  }
}

interface LineOfSomebody {
  readonly care_recipient_id: number | null
  readonly prescription_row_id: number | null
}

/** The rows that the lines of an order for residents name. */
export function namedRowsOf(lines: readonly LineOfSomebody[]): NamedRow[] {
  return lines.flatMap(({ care_recipient_id: careRecipientId, prescription_row_id: prescriptionRowId }) =>
    careRecipientId === null || prescriptionRowId === null ? [] : [{ careRecipientId, prescriptionRowId }],
  )
}
