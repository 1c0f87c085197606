import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface Dependents {
  readonly has_orders: boolean
  readonly has_prescriptions: boolean
  readonly at_other_places: boolean
}

/** What hangs on a person in the whole client, also out of the caller's sight; seen from one care place. */
export async function readDependents(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string,
): Promise<Dependents> {
  const { rows } = await sql<Dependents>`
    select has_orders, has_prescriptions, at_other_places
    from omsorg.ties_of_person(${careRecipientId}, ${carePlaceId}::uuid)
  `.execute(tx)
  if (!rows[0]) throw new Error('a locked care recipient was out of reach')
  return rows[0]
}

/** Removes a person with everything of her own. The access log keeps who removed her, and when. */
export async function removePerson(tx: Transaction, careRecipientId: number): Promise<void> {
  await sql`delete from omsorg.care_recipient where id = ${careRecipientId}`.execute(tx)
}
