import { mendImportRow as contract } from '@omsorg/contract/organisation-import/batch/mend-import-row.ts'
import type { SheetField } from '@omsorg/domain/organisation-import/batch/columns.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { countRows, type KeptRow, lockImport, raiseVersion, readKeptRows, writeKeptRows } from './batches.sql.ts'
import { compareRows, hasTooManyAddresses, inOrder } from './compare-rows.ts'
import { judgeCells } from './judge-cells.ts'
import { keptRow, leftOut } from './kept-rows.ts'
import { holdImportClient } from './known.sql.ts'

const keyOf = ({ kind, row }: Pick<KeptRow, 'kind' | 'row'>) => `${kind} ${row}`

/**
 * What one row says can make another right or wrong, in its sheet as in the next: they are compared anew together, and those that
 * come out otherwise are kept so.
 */
export const mendImportRow = handle(contract, async ({ params: { importId }, input, tx }) => {
  const view = await lockImport(tx, importId)
  if (!view) return notFound()
  if (view.state !== 'previewed') return refuse('not-previewed')
  if (input.rowVersion !== undefined && input.rowVersion !== view.rowVersion) return refuse('stale')
  const client = await holdImportClient(tx, view.clientId)
  if (!client) return notFound()
  const rows = await readKeptRows(tx, importId)
  const mended = rows.find((each) => keyOf(each) === keyOf(input))
  // The first row are the headings.
  if (!mended || mended.row === 1) return refuse('row-not-found', { at: 'row' })
  const wanted = rows.map((each): KeptRow => {
    if (each !== mended) return each
    const cells = input.cells ? filled(input.cells) : each.cells
    return input.leaveOut ? leftOut({ ...each, cells }) : { ...each, cells, change: 'error' }
  })
  const stays = wanted.filter(({ change }) => change !== 'left-out')
  const judged = stays.map((each) => ({ each, sheet: judgeCells(each.kind, each.row, each.cells, client.market) }))
  const sheetsOf = (kind: KeptRow['kind']) => judged.flatMap(({ each, sheet }) => (each.kind === kind ? [sheet] : []))
  const sheets = {
    'care-units': sheetsOf('care-units'),
    'care-places': sheetsOf('care-places'),
    users: sheetsOf('users'),
  }
  const compared = await compareRows(tx, view.clientId, sheets)
  if (hasTooManyAddresses(compared)) return refuse('too-many-addresses')
  const cellsOf = new Map(judged.map(({ each, sheet }) => [keyOf(each), sheet.cells]))
  const now = [
    ...inOrder(compared).map(({ kind, row }) => keptRow(kind, row, cellsOf.get(keyOf({ kind, row: row.row })) ?? {})),
    ...wanted.filter(({ change }) => change === 'left-out'),
  ]
  const before = new Map(rows.map((each) => [keyOf(each), JSON.stringify(inFixedOrder(each))]))
  const others = now.filter((each) => before.get(keyOf(each)) !== JSON.stringify(inFixedOrder(each)))
  if (others.length > 0) {
    await writeKeptRows(tx, importId, others)
    await countRows(tx, importId)
    await raiseVersion(tx, importId)
  }
  const after = await lockImport(tx, importId)
  return after ? agree(after) : notFound()
})

/** The cells that have something in them. */
function filled(cells: Readonly<Partial<Record<SheetField, string | undefined>>>): KeptRow['cells'] {
  return Object.fromEntries(Object.entries(cells).filter(([, written]) => written?.trim())) as KeptRow['cells']
}

/** As the database answers an object, and as it was written, its keys stand in another order. */
function inFixedOrder({ kind, row, change, name, within, fields, errors, cells }: KeptRow) {
  return [
    kind,
    row,
    change,
    name,
    within,
    fields.map(({ field, before, after }) => [field, before, after]),
    errors.map(({ field, reason, written }) => [field, reason, written]),
    Object.entries(cells).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]
}
