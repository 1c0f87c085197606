import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface FileToKeep {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
  /** Null where it is for everybody. */
  readonly clientId: string | null
  readonly carePlaceId: string | null
  readonly uploadedBy: number
  /** Sent in the portal: of no client and no place, and reached by what it was sent with. */
  readonly byHolder?: boolean
  readonly now: Temporal.Instant
}

/** Keeps a file of a care place, of a client or of nobody, and answers its id. */
export async function keepFile(tx: Transaction, file: FileToKeep): Promise<string> {
  const content = Buffer.from(file.content)
  const { rows } = await sql<{ id: string }>`
    insert into omsorg.stored_file (client_id, care_place_id, name, media_type, size, sha256, content, uploaded_by, by_holder,
      uploaded_at)
    values (${file.clientId}::uuid, ${file.carePlaceId}::uuid, ${file.name}, ${file.type}, ${file.content.length},
            sha256(${content}::bytea), ${content}::bytea, ${file.uploadedBy}, ${file.byHolder ?? false},
            ${file.now.toString()}::timestamptz)
    returning id
  `.execute(tx)
  return rows[0]?.id ?? ''
}

export interface KeptFile {
  readonly id: string
  readonly name: string
  readonly media_type: string
  /** Empty where it lies in the store. */
  readonly content: Buffer
  readonly in_store: boolean
  readonly sha256: Buffer
}

/** Undefined when the file is out of reach. */
export async function readFile(tx: Transaction, fileId: string): Promise<KeptFile | undefined> {
  const { rows } = await sql<KeptFile>`
    select id, name, media_type, content, in_store, sha256 from omsorg.stored_file where id = ${fileId}::uuid
  `.execute(tx)
  return rows[0]
}

export async function removeFiles(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  await sql`delete from omsorg.stored_file where id = any (${[...fileIds]}::uuid[])`.execute(tx)
}

/** Gives files the reach of a client, or of everybody. */
export async function placeFiles(tx: Transaction, fileIds: readonly string[], clientId: string | null): Promise<void> {
  await sql`
    update omsorg.stored_file set client_id = ${clientId}::uuid where id = any (${[...fileIds]}::uuid[])
  `.execute(tx)
}

/** What was in it is gone; that it was there stays. */
export async function emptyFile(tx: Transaction, fileId: string): Promise<void> {
  await sql`update omsorg.stored_file set content = '', size = 0, in_store = false where id = ${fileId}::uuid`.execute(
    tx,
  )
}

/** Files of before a moment that may move into a store: harmless, and whole. The earliest first. */
export async function filesToMove(
  tx: Transaction,
  before: Temporal.Instant,
  limit: number,
): Promise<readonly KeptFile[]> {
  const { rows } = await sql<KeptFile>`
    select f.id, f.name, f.media_type, f.content, f.in_store, f.sha256
    from omsorg.stored_file f
    where not f.in_store and f.size > 0 and f.uploaded_at < ${before.toString()}::timestamptz and f.sha256 = sha256(f.content)
      and not exists (select from omsorg.news_file n where n.file_id = f.id and n.state <> 'clean')
    order by f.uploaded_at, f.id
    limit ${limit}
  `.execute(tx)
  return rows
}

/** The file lies in the store from now on; false where it was removed meanwhile, or is another by now. */
export async function writeMoved(tx: Transaction, { id, sha256 }: Pick<KeptFile, 'id' | 'sha256'>): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update omsorg.stored_file set in_store = true, content = ''
    where id = ${id}::uuid and not in_store and sha256 = ${sha256}::bytea
    returning id
  `.execute(tx)
  return rows.length > 0
}

/** Those of the keys that no file has in the store. */
export async function keysOfNothing(tx: Transaction, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select given.key from unnest(${[...keys]}::text[]) as given (key)
    where not exists (select from omsorg.stored_file f where f.id::text = given.key and f.in_store)
  `.execute(tx)
  return rows.map(({ key }) => key)
}
