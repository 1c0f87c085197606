import type { FileState } from '@omsorg/domain/news/item/publish-news.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { placeFiles } from '../../content/index.ts'
import { managedBy, type NewsFileRecord } from '../item/news.sql.ts'

interface FileToAttach {
  readonly id: string
  readonly state: FileState
}

/** Those of the files that this news or the changes of it have, or that this user has sent for none yet; held until the transaction ends. */
export async function filesToAttach(
  tx: Transaction,
  {
    fileIds,
    newsId,
    userId,
  }: { readonly fileIds: readonly string[]; readonly newsId: number | null; readonly userId: number },
): Promise<readonly FileToAttach[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<FileToAttach>`
    select own.file_id as id, own.state
    from omsorg.news_file own join omsorg.stored_file f on f.id = own.file_id
    where own.file_id = any (${[...fileIds]}::uuid[])
      and (own.news_id = ${newsId}::integer or own.kept_for = ${newsId}::integer
        or own.news_id is null and own.kept_for is null and f.uploaded_by = ${userId})
    order by own.file_id
    for update of own
  `.execute(tx)
  return rows
}

/** Gives news these files, in this order and with its reach, and no others. */
export async function attachFiles(
  tx: Transaction,
  newsId: number,
  { fileIds, clientId }: { readonly fileIds: readonly string[]; readonly clientId: string | null },
): Promise<void> {
  await sql`
    update omsorg.news_file set news_id = null, kept_for = null
    where ${newsId}::integer in (news_id, kept_for) and not file_id = any (${[...fileIds]}::uuid[])
  `.execute(tx)
  await sql`
    update omsorg.news_file own set news_id = ${newsId}::integer, kept_for = null, place = given.place
    from unnest(${[...fileIds]}::uuid[]) with ordinality as given (id, place)
    where own.file_id = given.id
  `.execute(tx)
  await placeFiles(tx, fileIds, clientId)
}

/** With those that only its changes hold. */
export async function filesOf(tx: Transaction, newsId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from omsorg.news_file where ${newsId}::integer in (news_id, kept_for)
  `.execute(tx)
  return rows.map(({ file_id }) => file_id)
}

/** Gives the changes of news these files, and no others; those that the news itself has stay with it. */
export async function keepFilesFor(tx: Transaction, newsId: number, fileIds: readonly string[]): Promise<void> {
  await sql`
    update omsorg.news_file set kept_for = case when file_id = any (${[...fileIds]}::uuid[]) then ${newsId}::integer end
    where kept_for = ${newsId} or news_id is null and file_id = any (${[...fileIds]}::uuid[])
  `.execute(tx)
}

export async function insertNewsFile(tx: Transaction, fileId: string): Promise<void> {
  await sql`insert into omsorg.news_file (file_id) values (${fileId}::uuid)`.execute(tx)
}

/** How many files somebody has sent that nothing has taken up. */
export async function countUnusedFiles(tx: Transaction, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from omsorg.news_file own join omsorg.stored_file f on f.id = own.file_id
    where own.news_id is null and own.kept_for is null and f.uploaded_by = ${userId}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** Held until the transaction ends; without those that news takes up this moment. */
export async function unusedFilesSince(tx: Transaction, before: Temporal.Instant): Promise<readonly string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select own.file_id from omsorg.news_file own join omsorg.stored_file f on f.id = own.file_id
    where own.news_id is null and own.kept_for is null and f.uploaded_at < ${before.toString()}::timestamptz
    limit 1000
    for update of own skip locked
  `.execute(tx)
  return rows.map(({ file_id }) => file_id)
}

export async function waitsForScan(tx: Transaction, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from omsorg.news_file where file_id = ${fileId}::uuid and state = 'waiting'
  `.execute(tx)
  return rows.length > 0
}

/** False where another job has settled it meanwhile, or the file is gone. */
export async function settleFile(
  tx: Transaction,
  fileId: string,
  state: FileState,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<{ file_id: string }>`
    update omsorg.news_file set state = ${state}, checked_at = ${now.toString()}::timestamptz
    where file_id = ${fileId}::uuid and state = 'waiting'
    returning file_id
  `.execute(tx)
  return rows.length > 0
}

/** The news that a harmless file belongs to; null for every other file. */
export async function newsOfCleanFile(tx: Transaction, fileId: string): Promise<number | null> {
  const { rows } = await sql<{ news_id: number | null }>`
    select news_id from omsorg.news_file where file_id = ${fileId}::uuid and state = 'clean'
  `.execute(tx)
  return rows[0]?.news_id ?? null
}

/** Of a file that the actor has sent, or of news that the actor writes. */
export async function stateOfFile(tx: Transaction, actor: Actor, fileId: string): Promise<NewsFileRecord | undefined> {
  const { rows } = await sql<NewsFileRecord>`
    select f.id as "fileId", f.name, f.size, f.media_type as "mediaType", own.state
    from omsorg.news_file own join omsorg.stored_file f on f.id = own.file_id
    where own.file_id = ${fileId}::uuid
      and (f.uploaded_by = ${actor.doerId}
        or exists (select from omsorg.news n where n.id in (own.news_id, own.kept_for) and ${managedBy(actor)}))
  `.execute(tx)
  return rows[0]
}
