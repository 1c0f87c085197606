import type { FileState } from '@omsorg/domain/news/item/publish-news.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { placeFiles } from '../../content/index.ts'

interface FileToAttach {
  readonly id: string
  readonly state: FileState
}

/** Those of the files that this news has, or that this user has sent for none yet; held until the transaction ends. */
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
      and (own.news_id = ${newsId}::integer or own.news_id is null and f.uploaded_by = ${userId})
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
    update omsorg.news_file set news_id = null
    where news_id = ${newsId} and not file_id = any (${[...fileIds]}::uuid[])
  `.execute(tx)
  await sql`
    update omsorg.news_file own set news_id = ${newsId}::integer, place = given.place
    from unnest(${[...fileIds]}::uuid[]) with ordinality as given (id, place)
    where own.file_id = given.id
  `.execute(tx)
  await placeFiles(tx, fileIds, clientId)
}

export async function filesOf(tx: Transaction, newsId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from omsorg.news_file where news_id = ${newsId}
  `.execute(tx)
  return rows.map(({ file_id }) => file_id)
}
