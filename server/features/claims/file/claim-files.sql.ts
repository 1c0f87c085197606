import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { isShown } from '../claim/shown-claims.sql.ts'

/** The photos that a claim holds now. */
export async function filesOfClaim(tx: Transaction, claimId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from omsorg.product_claim_file where product_claim_id = ${claimId}
  `.execute(tx)
  return rows.map(({ file_id }) => file_id)
}

/** Held until the transaction ends, before anybody asks whether they are free. */
export async function lockFiles(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  await sql`
    select from omsorg.stored_file where id = any (${[...fileIds]}::uuid[]) order by id for update
  `.execute(tx)
}

/** Those of the files that the place holds and no other claim has. */
export async function freeFiles(
  tx: Transaction,
  {
    fileIds,
    carePlaceId,
    claimId,
  }: { readonly fileIds: readonly string[]; readonly carePlaceId: string; readonly claimId: number | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from omsorg.stored_file f
    where f.id = any (${[...fileIds]}::uuid[]) and f.care_place_id = ${carePlaceId}::uuid
      and not exists (
        select from omsorg.product_claim_file held
        where held.file_id = f.id and held.product_claim_id is distinct from ${claimId}::integer)
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Gives a claim these photos, in this order, and no others. */
export async function setFiles(tx: Transaction, claimId: number, fileIds: readonly string[]): Promise<void> {
  await sql`delete from omsorg.product_claim_file where product_claim_id = ${claimId}`.execute(tx)
  await sql`
    insert into omsorg.product_claim_file (product_claim_id, file_id, place)
    select ${claimId}::integer, file.id, file.place
    from unnest(${[...fileIds]}::uuid[]) with ordinality as file (id, place)
  `.execute(tx)
}

/** How many photos somebody has sent that no claim has taken up. */
export async function countUnused(tx: Transaction, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from omsorg.stored_file f
    where f.uploaded_by = ${userId} and f.care_place_id is not null
      and not exists (select from omsorg.product_claim_file held where held.file_id = f.id)
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** Photos that no claim has taken up within the time: their forms were left. */
export async function unusedSince(tx: Transaction, before: Temporal.Instant): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from omsorg.stored_file f
    where f.care_place_id is not null and f.uploaded_at < ${before.toString()}::timestamptz
      and not exists (select from omsorg.product_claim_file held where held.file_id = f.id)
    limit 1000
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether a file is of a care place, a photo for a claim and no file of the news, and of a claim that is shown. */
export async function isOfClaims(tx: Transaction, fileId: string, withPersons: boolean): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select f.id from omsorg.stored_file f
    where f.id = ${fileId}::uuid and f.care_place_id is not null and not exists (
      select from omsorg.product_claim_file held
      join omsorg.product_claim c on c.id = held.product_claim_id
      where held.file_id = f.id and not ${isShown(withPersons)})
  `.execute(tx)
  return rows.length > 0
}
