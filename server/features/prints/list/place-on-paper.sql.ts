import type { PlaceOnPaper } from '@omsorg/texts/papers/person-on-paper.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** For which client and care place a paper is printed that is about nobody, or about many. */
export async function readPlaceOnPaper(tx: Transaction, { clientId, carePlaceId }: Actor): Promise<PlaceOnPaper> {
  const { rows } = await sql<PlaceOnPaper>`
    select coalesce((select name from omsorg.client where id = ${clientId}::uuid), '') as "clientName",
           coalesce((select name from omsorg.care_place where id = ${carePlaceId}::uuid), '') as "placeName"
  `.execute(tx)
  return rows[0] ?? { clientName: '', placeName: '' }
}
