import { fraction } from '@omsorg/domain/fraction.ts'
import type { ItemDraw } from '@omsorg/domain/orders/supply/supply.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Packages and pieces of an item that one placed order brought, not refused and not cancelled. */
export interface DrawRecord {
  readonly item_number: string
  readonly confirmed_at: string
  readonly ordered_by: string | null
  readonly ordered_on_behalf_of: string | null
  readonly quantity: number
  readonly pieces: number
  readonly consumption_numerator: number | null
  readonly consumption_denominator: number | null
  /** The items that took its place for this person (rules 3.12). */
  readonly followed_by: readonly string[]
}

/** What a person was given of any item, in the order of confirmation; nothing of a person out of reach. */
export async function readDrawsOfPerson(tx: Transaction, careRecipientId: number): Promise<DrawRecord[]> {
  const { rows } = await sql<DrawRecord>`
    select item_number, confirmed_at, ordered_by, ordered_on_behalf_of, quantity, pieces, consumption_numerator, consumption_denominator,
           followed_by
    from omsorg.draws_of_persons(array[${careRecipientId}::int])
  `.execute(tx)
  return rows
}

/** An order counts for the day in the market on which it was placed, with the use of that day. */
export function itemDrawOf(draw: DrawRecord, timeZone: string): ItemDraw {
  const { consumption_numerator: pieces, consumption_denominator: days } = draw
  return {
    on: Temporal.Instant.from(draw.confirmed_at).toZonedDateTimeISO(timeZone).toPlainDate(),
    pieces: draw.pieces,
    dailyUse: pieces === null || days === null ? null : fraction(pieces, days),
  }
}
