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
  readonly now: Temporal.Instant
}

/** Keeps a file of a care place, of a client or of nobody, and answers its id. */
export async function keepFile(tx: Transaction, file: FileToKeep): Promise<string> {
  const content = Buffer.from(file.content)
  const { rows } = await sql<{ id: string }>`
    insert into omsorg.stored_file (client_id, care_place_id, name, media_type, size, sha256, content, uploaded_by, uploaded_at)
    values (${file.clientId}::uuid, ${file.carePlaceId}::uuid, ${file.name}, ${file.type}, ${file.content.length},
            sha256(${content}::bytea), ${content}::bytea, ${file.uploadedBy},
            ${file.now.toString()}::timestamptz)
    returning id
  `.execute(tx)
  return rows[0]?.id ?? ''
}

export interface KeptFile {
  readonly name: string
  readonly media_type: string
  readonly content: Buffer
}

/** Undefined when the file is out of reach. */
export async function readFile(tx: Transaction, fileId: string): Promise<KeptFile | undefined> {
  const { rows } = await sql<KeptFile>`
    select name, media_type, content from omsorg.stored_file where id = ${fileId}::uuid
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
  await sql`update omsorg.stored_file set content = '', size = 0 where id = ${fileId}::uuid`.execute(tx)
}
