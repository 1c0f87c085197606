import type { LeftReason } from '@omsorg/domain/customer-service/item-replacement/left-over.ts'
import { replacementAfter } from '@omsorg/domain/customer-service/item-replacement/replacement-transitions.ts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import { job, PermanentFailure, type Job } from '../../../platform/jobs/job.ts'
import { replaceInTemplate } from '../../orders/index.ts'
import { replaceForPerson, RowHasChanged, type ItemReplacement } from '../../prescriptions/index.ts'
import { replaceInCart, replaceInPlaceCart } from '../../product-selection/index.ts'
import { replaceItemJob } from './job-names.ts'
import { addNotices } from '../substitution/notices.sql.ts'
import { waitBriefly } from './items.sql.ts'
import { reachOf } from './reach-of-replacement.ts'
import { countRows, personsWithItem, placesWithItem, templatesWithItem, type ReachQuestion } from './reached.sql.ts'
import {
  addProgress,
  lockToCarryOut,
  writeFinished,
  writeStalled,
  writeStarted,
  type LeftOver,
  type Progress,
} from './replacements.sql.ts'

export interface ReplacementWork {
  readonly database: Database
  readonly clock: Clock
}

const personsAtATime = 200

/**
 * Carries out a replacement (rules 3.12, states 2.7): each person, each store and each template in a transaction of its own, so
 * that everybody else orders meanwhile, and what is counted as done is done. One that somebody else holds is tried once more at
 * the end. What is left then stalls the replacement until customer service tries again; nothing of what is done is undone. A job
 * that comes again, after a server that died, finds what is left by looking for the item.
 */
export function carryOutReplacement(work: ReplacementWork): Job {
  return job(replaceItemJob, z.object({ replacementId: z.int() }), async ({ replacementId }, { signal }) => {
    const begun = await begin(work, replacementId)
    if (!begun) return
    const run = { ...work, ...begun, replacementId, signal }
    const left = [...(await replaceForPersons(run)), ...(await replaceForStores(run)), ...(await replaceTemplates(run))]
    await end(run, await tryOnceMore(run, left))
  })
}

interface Run extends ReplacementWork {
  readonly replacementId: number
  readonly signal: AbortSignal
  readonly reach: ReachQuestion
  readonly change: Omit<ItemReplacement, 'at'>
  readonly itemsPerPackage: number | null
}

/** One person, store or template, and how it is replaced there. */
interface Unit {
  replace(tx: Transaction, at: Temporal.Instant): Promise<Progress>
}

interface Left {
  readonly unit: Unit
  readonly reason: LeftReason
}

/** Null where there is nothing to do any more. */
async function begin({ database, clock }: ReplacementWork, replacementId: number) {
  return database.transaction(null, async (tx) => {
    const found = await lockToCarryOut(tx, replacementId)
    if (!found || !replacementAfter(found.status, 'pick-up').ok) return null
    const { reach, replaced, replacement } = await reachOf(tx, found)
    const { itemsPerPackage } = replacement
    if (itemsPerPackage === null || itemsPerPackage < 1) {
      throw new PermanentFailure('the new item has no package any more')
    }
    await writeStarted(tx, replacementId, await countRows(tx, reach), clock())
    const by = { userId: found.requested_by, onBehalfOf: null }
    const change = { replacementId, replaced, replacement: { ...replacement, itemsPerPackage }, by }
    return { reach, change, itemsPerPackage: replaced.itemsPerPackage }
  })
}

async function replaceForPersons(run: Run): Promise<Left[]> {
  const left: Left[] = []
  let after = 0
  for (;;) {
    const page = { after, limit: personsAtATime }
    const persons = await run.database.transaction(null, (tx) => personsWithItem(tx, run.reach, page))
    left.push(
      ...(await replaceEach(
        run,
        persons.map((id) => forPerson(run, id)),
      )),
    )
    const last = persons.at(-1)
    if (last === undefined) return left
    after = last
  }
}

function forPerson({ change, itemsPerPackage }: Run, careRecipientId: number): Unit {
  return {
    async replace(tx, at) {
      const { rows, merged, places } = await replaceForPerson(tx, careRecipientId, { ...change, at })
      await addNotices(tx, change.replacementId, places, at)
      const cartItems = await replaceInCart(tx, careRecipientId, { ...change, itemsPerPackage, at })
      return { rows, merged, cartItems }
    },
  }
}

async function replaceForStores(run: Run): Promise<Left[]> {
  const { change, itemsPerPackage } = run
  const places = await run.database.transaction(null, (tx) => placesWithItem(tx, run.reach))
  const unitOf = (id: string): Unit => ({
    replace: async (tx, at) => ({ cartItems: await replaceInPlaceCart(tx, id, { ...change, itemsPerPackage, at }) }),
  })
  return replaceEach(run, places.map(unitOf))
}

async function replaceTemplates(run: Run): Promise<Left[]> {
  const { change, itemsPerPackage } = run
  const templates = await run.database.transaction(null, (tx) => templatesWithItem(tx, run.reach))
  const unitOf = (id: number): Unit => ({
    async replace(tx, at) {
      const done = await replaceInTemplate(tx, id, { ...change, itemsPerPackage, at })
      return { preliminaryOrders: done ? 1 : 0 }
    },
  })
  return replaceEach(run, templates.map(unitOf))
}

/** Answers what could not be done now, and why. */
async function replaceEach(run: Run, units: readonly Unit[]): Promise<Left[]> {
  const left: Left[] = []
  for (const unit of units) {
    run.signal.throwIfAborted()
    const done = run.database.transaction(null, async (tx) => {
      await waitBriefly(tx)
      const at = run.clock()
      await addProgress(tx, run.replacementId, await unit.replace(tx, at), at)
    })
    await done.catch((error: unknown) => left.push({ unit, reason: reasonOf(error) }))
  }
  return left
}

async function tryOnceMore(run: Run, left: readonly Left[]): Promise<Left[]> {
  return replaceEach(
    run,
    left.map(({ unit }) => unit),
  )
}

async function end({ database, clock, replacementId }: Run, left: readonly Left[]): Promise<void> {
  await database.transaction(null, async (tx) => {
    const found = await lockToCarryOut(tx, replacementId)
    if (!found) return
    if (left.length === 0) await writeFinished(tx, replacementId, clock())
    else await writeStalled(tx, replacementId, leftOverOf(left))
  })
}

function leftOverOf(left: readonly Left[]): LeftOver[] {
  const byReason = Map.groupBy(left, ({ reason }) => reason)
  return [...byReason].map(([reason, those]) => ({ reason, count: those.length }))
}

/** Somebody else held the person, or two waited for each other: the codes of PostgreSQL for that. */
const busyCodes: ReadonlySet<unknown> = new Set(['55P03', '40P01', '40001', '57014'])

function reasonOf(error: unknown): LeftReason {
  if (error instanceof RowHasChanged) return 'busy'
  const code = error instanceof Error && 'code' in error ? error.code : null
  return busyCodes.has(code) ? 'busy' : 'failed'
}
