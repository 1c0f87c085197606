import { startFakeStore, type FakeStore } from '../../adapters/file-store/fake.ts'
import type { FileStore } from '../../adapters/file-store/port.ts'
import { s3 } from '../../adapters/file-store/s3.ts'

/** A store as it stands outside, and how the server speaks to it. */
export async function startFileStore(): Promise<{ readonly fake: FakeStore; readonly files: FileStore }> {
  const fake = await startFakeStore()
  return { fake, files: s3(fake.connection) }
}
