import type { FileStore } from './adapters/file-store/port.ts'
import { s3 } from './adapters/file-store/s3.ts'
import type { Config } from './platform/config.ts'

/** The store that the configuration names; null where files stay in the database, as they do without one. */
export function fileStoreOf({ fileStore }: Config): FileStore | null {
  return fileStore && s3(fileStore)
}
