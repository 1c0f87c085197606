import { workerData } from 'node:worker_threads'
import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import { handPart } from '../../../platform/sheets/hand-part.ts'
import { linesOf } from '../../../platform/sheets/sheet-lines.ts'
import { rowsAtOnce } from './file-part.ts'
import { filePartsOf } from './file-parts.ts'

const { bytes, kind } = workerData as { readonly bytes: Uint8Array; readonly kind: ImportKind }

// A file that cannot be read ends the worker, and whoever waits for it knows. Each part waits until it is asked for.
for await (const part of filePartsOf(kind, linesOf(bytes), rowsAtOnce)) await handPart(part)
