import { applyOrganisationImport as contract } from '@omsorg/contract/organisation-import/batch/apply-organisation-import.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps, type Handler, notFound, type SteppedCall } from '../../../platform/handle.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  appliesAlone,
  beginImport,
  endImport,
  type ImportView,
  lockImport,
  mayBegin,
  readImport,
  readKeptRows,
  tellProgress,
} from './batches.sql.ts'
import { compareRows, rowsAtOnce } from './compare-rows.ts'
import { doesTheSame } from './kept-rows.ts'
import { holdImportClient, holdTargets } from './known.sql.ts'
import { writeRows } from './write-rows.ts'

type Ended = 'applied' | 'stale' | 'not-found'

/**
 * Applies an import in one transaction: all of it or nothing. How far it is, is told by transactions of its own, since nobody sees
 * into an open one.
 */
export const applyOrganisationImport = (seal: Seal): Handler<typeof contract.name> =>
  handleInSteps(contract, async (call) => {
    const { importId } = call.params
    const { now, transaction } = call
    const begun = await transaction(async (tx) => {
      const view = await lockImport(tx, importId)
      if (!view) return 'not-found'
      if (!(await mayBegin(tx, importId, now))) return 'not-previewed'
      if (view.errorCount > 0) return 'has-errors'
      if (view.rowsTotal === 0) return 'nothing-to-apply'
      await beginImport(tx, importId, now)
      return view
    })
    if (begun === 'not-found') return notFound()
    if (typeof begun === 'string') return refuse(begun)
    let ended: ImportView['state'] = 'failed'
    try {
      const carried = await carryOut(call, seal, begun)
      if (carried === 'not-found') return notFound()
      ended = carried
    } finally {
      if (ended !== 'applied') await transaction((tx) => endImport(tx, importId, ended, now))
    }
    if (ended === 'stale') return refuse('stale')
    const view = await transaction((tx) => readImport(tx, importId))
    return view ? agree(view) : notFound()
  })

/** Thrown to take back what was written of it. */
class Stale extends Error {}

async function carryOut(
  call: SteppedCall<typeof contract>,
  seal: Seal,
  { importId, clientId, kind }: ImportView,
): Promise<Ended> {
  const { actor, now, transaction, input } = call
  const work = async (tx: Transaction): Promise<Ended> => {
    const client = await holdImportClient(tx, clientId)
    if (!client) return 'not-found'
    if (!(await appliesAlone(tx, clientId))) throw new Stale()
    const kept = await readKeptRows(tx, importId)
    // Its rows are gone after a day.
    if (kept.length === 0) throw new Stale()
    const rows = kept.map(({ row, cells }) => ({ row, cells, errors: [] }))
    const compared = await compareRows(tx, { clientId, kind, rows })
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
      const done = await writeRows(
        { tx, actor, now, seal, clientId, market: client.market, welcome: input.welcome },
        kind,
        part,
      )
      if (!done) throw new Stale()
      await transaction((beside) => tellProgress(beside, importId, from + part.length))
    }
    await endImport(tx, importId, 'applied', now)
    return 'applied'
  }
  return transaction(work).catch((error: unknown): Ended => {
    if (error instanceof Stale) return 'stale'
    throw error
  })
}
