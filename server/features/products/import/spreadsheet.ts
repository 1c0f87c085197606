import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import { readInWorker, type Unreadable } from '../../../platform/sheets/read-in-worker.ts'
import type { FilePart } from './file-part.ts'

/** A CSV or Excel file of products, part by part, as its rows are understood. */
export function readFile(kind: ImportKind, bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<FilePart | Unreadable> {
  return readInWorker<FilePart>(new URL('./cells-worker.ts', import.meta.url), { bytes, kind })
}
