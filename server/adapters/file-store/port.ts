import { Unavailable } from '../../platform/unavailable.ts'

/**
 * Keeps the content of files outside of the database. A key is given once, to one content: it is the id of a file. Called by
 * jobs and between transactions, never in one.
 */
export interface FileStore {
  /** The same content again under its key changes nothing. Throws FileStoreUnavailable where it may not have arrived whole. */
  put(key: string, content: Uint8Array): Promise<void>
  /** As it was put, whole; null where there is none. Throws FileStoreUnavailable. */
  get(key: string): Promise<Uint8Array | null>
  /** What is not there is removed already. Throws FileStoreUnavailable. */
  remove(key: string): Promise<void>
  /** What lies there, in the order of the keys, at most a thousand after `after`. Throws FileStoreUnavailable. */
  list(after: string | null): Promise<readonly StoredObject[]>
}

export interface StoredObject {
  readonly key: string
  readonly storedAt: Temporal.Instant
}

/** Did not answer, is too busy, refuses us, or answered something else than was asked for. Never taken for "there is none". */
export class FileStoreUnavailable extends Unavailable {
  override readonly name = 'FileStoreUnavailable'
}
