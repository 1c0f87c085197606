import type { FileStore } from '../../../adapters/file-store/port.ts'
import { Unavailable } from '../../../platform/unavailable.ts'
import type { KeptFile } from './stored-file.sql.ts'

/**
 * What is in a file, wherever it lies; asked outside of a transaction. Throws Unavailable where the store does not
 * answer, has lost it, or holds another than was kept.
 */
export async function contentOf(files: FileStore | null, kept: KeptFile): Promise<Uint8Array<ArrayBuffer>> {
  if (!kept.in_store) return new Uint8Array(kept.content)
  if (!files) throw new Unavailable('A file lies in a store, and none is connected')
  const content = await files.get(kept.id)
  if (!content) throw new Unavailable('The store has lost a file')
  const sum = await crypto.subtle.digest('SHA-256', new Uint8Array(content))
  if (!kept.sha256.equals(new Uint8Array(sum))) throw new Unavailable('The store holds another file than was kept')
  return new Uint8Array(content)
}
