import { applyOrganisationImport as contract } from '@omsorg/contract/organisation-import/batch/apply-organisation-import.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { sheetsOf } from '@omsorg/domain/organisation-import/batch/columns.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps, type Handler, notFound, type SteppedCall } from '../../../platform/handle.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  appliesAlone,
  beginsToApply,
  endImport,
  type ImportView,
  type KeptRow,
  lockImport,
  readImport,
  readKeptRows,
  tellProgress,
} from './batches.sql.ts'
import { compareRows, rowsAtOnce } from './compare-rows.ts'
import { doesTheSame } from './kept-rows.ts'
import { holdImportClient, holdTargets, type ImportClient } from './known.sql.ts'
import { writeRows } from './write-rows.ts'

type Refused = 'not-found' | 'not-previewed' | 'mended' | 'has-errors' | 'nothing-to-apply'

/** Thrown to take back what was written of it. */
class Stale extends Error {}

/** Applies an import in one transaction: all of it or nothing. A server that ends meanwhile leaves it as it was. */
export const applyOrganisationImport = (seal: Seal): Handler<typeof contract.name> =>
  handleInSteps(contract, async (call) => {
    const { importId } = call.params
    const { now, transaction } = call
    const refused = await transaction((tx) => carryOut(call, seal, tx)).catch(async (error: unknown) => {
      const isStale = error instanceof Stale
      await transaction((tx) => endImport(tx, importId, isStale ? 'stale' : 'failed', now))
      if (isStale) return 'stale' as const
      throw error
    })
    if (refused === 'not-found') return notFound()
    if (refused !== null) return refuse(refused)
    const view = await transaction((tx) => readImport(tx, importId))
    return view ? agree(view) : notFound()
  })

/** Null when it was done. */
async function carryOut(call: SteppedCall<typeof contract>, seal: Seal, tx: Transaction): Promise<Refused | null> {
  const { importId } = call.params
  const { now, input } = call
  if (!(await beginsToApply(tx, importId))) return 'not-previewed'
  const view = await lockImport(tx, importId)
  if (!view) return 'not-found'
  if (view.state !== 'previewed') return 'not-previewed'
  if (input.rowVersion !== undefined && input.rowVersion !== view.rowVersion) return 'mended'
  if (view.errorCount > 0) return 'has-errors'
  if (view.rowsTotal === 0) return 'nothing-to-apply'
  const client = await holdImportClient(tx, view.clientId)
  if (!client) return 'not-found'
  if (!(await appliesAlone(tx, view.clientId))) throw new Stale()
  const kept = (await readKeptRows(tx, importId)).filter(({ change }) => change !== 'left-out')
  // Its rows are gone after a day.
  if (kept.length === 0) throw new Stale()
  let done = 0
  for (const kind of sheetsOf(view.kind)) {
    const rows = kept.filter((each) => each.kind === kind)
    done = await applySheet({ call, seal, tx, view, client }, kind, rows, done)
  }
  await endImport(tx, importId, 'applied', now)
  return null
}

interface Applying {
  readonly call: SteppedCall<typeof contract>
  readonly seal: Seal
  readonly tx: Transaction
  readonly view: ImportView
  readonly client: ImportClient
}

/** Compares once more, against what the sheets before have written, and writes. Answers how much is done. */
async function applySheet(
  { call: { actor, now, input }, seal, tx, view: { importId, clientId }, client }: Applying,
  kind: KeptRow['kind'],
  kept: readonly KeptRow[],
  doneBefore: number,
): Promise<number> {
  if (kept.length === 0) return doneBefore
  const rows = kept.map(({ row, cells }) => ({ row, cells, errors: [] }))
  const { [kind]: compared = [] } = await compareRows(tx, clientId, { [kind]: rows })
  if (kept.some((each, index) => !doesTheSame(each, compared[index]!))) throw new Stale()
  const todo = compared.filter(({ change }) => change === 'added' || change === 'changed')
  const changed = todo.flatMap(({ targetId, version }) => (targetId === null ? [] : [{ id: targetId, version }]))
  const held = await holdTargets(
    tx,
    kind,
    changed.map(({ id }) => id),
  )
  if (changed.some(({ id, version }) => held.get(id) !== version)) throw new Stale()
  for (let from = 0; from < todo.length; from += rowsAtOnce) {
    const part = todo.slice(from, from + rowsAtOnce)
    const written = await writeRows(
      { tx, actor, now, seal, clientId, market: client.market, welcome: input.welcome },
      kind,
      part,
    )
    if (!written) throw new Stale()
    await tellProgress(tx, importId, doneBefore + from + part.length)
  }
  return doneBefore + todo.length
}
