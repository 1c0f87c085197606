import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { HiddenView } from '@omsorg/contract/products/search/search-fields.ts'
import {
  readSuggestion as contract,
  type SuggestionOfPart,
} from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import {
  leastAbsorption,
  needOf,
  suggest,
  type Judged,
  type Need,
  type Rejected,
} from '@omsorg/domain/investigations/guided/suggest.ts'
import { partsOfDay } from '@omsorg/domain/investigations/leakage/leakage.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { findProductsForNeeds, type NeededProducts } from '../../products/index.ts'
import { statusShown } from '../investigation/investigation-views.ts'
import { readInvestigationRecord } from '../investigation/investigations.sql.ts'
import { readIncontinence, type IncontinenceRecord } from '../leakage/incontinence.sql.ts'
import { dispenseHandlersAt, needsDispensation } from './dispense-handlers.ts'
import { readGuidedSettings, readHeld } from './guided.sql.ts'
import { nowInUse, shownInUse, type NowInUse } from './in-use.ts'
import { judgedOf } from './judged-product.ts'

/** So many of each are shown. */
const mostAsked = 120
const mostShown = 40
const mostRejected = 8

const area = 'Incontinence'

type Block = NonNullable<AnswerOf<typeof contract>['can']['suggest']['reason']>

/** What fits each part of the day. Nothing is chosen here: it suggests, and whoever prescribes decides. */
export const readSuggestion = handle(contract, async ({ params, actor, today, language, tx }) => {
  const [record, leakage] = await Promise.all([readInvestigationRecord(tx, params.id), readIncontinence(tx, params.id)])
  const { clientId } = actor
  if (!record || !clientId) return notFound()
  const status = statusShown(record, today)
  const answer = {
    careRecipientId: record.care_recipient_id,
    investigationId: record.id,
    validFrom: record.valid_from,
    status,
    kind: leakage?.type ?? null,
    mobility: leakage?.mobility ?? null,
    hipSize: leakage?.hip_size ?? null,
  }
  const blocked = (reason: Block) =>
    agree({
      ...answer,
      can: { suggest: { allowed: false, reason } },
      display: null,
      parts: [],
      dispenseHandlers: [],
    })
  if (record.therapy_area !== area) return blocked('not-incontinence')
  if (status !== 'active' && status !== 'inactive') return blocked('not-completed')
  if (!leakage) return blocked('no-leakage')
  const needs = needsOf(leakage)
  const [{ allowed, capacity }, held] = await Promise.all([
    readGuidedSettings(tx, clientId, area),
    readHeld(tx, record.care_recipient_id, area),
  ])
  const asked = await findProductsForNeeds(
    tx,
    { actor, clientId, careRecipientId: record.care_recipient_id, today },
    {
      area,
      language,
      needs: needs.flatMap((need) => lookedFor(need, capacity)),
      besides: held.map((each) => each.product_id),
    },
  )
  if (!asked) return notFound()
  if (!allowed) return blocked('switched-off')
  const { display, found, besides } = asked
  const now = nowInUse(held.map((row, index) => ({ ...row, product: besides[index] })))
  const parts = needs.map((need, index) =>
    partOf(need, found.slice(index * 2, index * 2 + 2), { ...leakage, capacity }, now),
  )
  return agree({
    ...answer,
    can: { suggest: { allowed: true, reason: null } },
    display,
    parts,
    dispenseHandlers: parts.some(needsDispensation) ? await dispenseHandlersAt(tx, actor.carePlaceId) : [],
  })
})

interface PartNeed {
  readonly part: SuggestionOfPart['part']
  readonly leakage: number
  readonly changes: number
  readonly perChange: number
}

/** The parts of the day in which something leaks. */
function needsOf(record: IncontinenceRecord): PartNeed[] {
  const leakage = { day: record.day_leakage, evening: record.evening_leakage, night: record.night_leakage }
  const changes = { day: record.day_changes, evening: record.evening_changes, night: record.night_changes }
  return partsOfDay
    .filter((part) => leakage[part] > 0)
    .map((part) => ({
      part,
      leakage: leakage[part],
      changes: Math.max(1, changes[part]),
      perChange: needOf({ leakage: leakage[part], changes: changes[part] }),
    }))
}

/** What holds the need, and of what does not the products that come nearest. */
function lookedFor({ perChange }: PartNeed, capacity: number): NeededProducts[] {
  const least = leastAbsorption(perChange, capacity)
  const measure = 'absorption'
  return [
    { measure, bounds: { from: least, to: null }, first: 'ranked', limit: mostAsked },
    { measure, bounds: { from: null, to: least - 1 }, first: 'most', limit: mostRejected },
  ]
}

interface Found {
  readonly total: number
  readonly products: readonly OfferedProduct[]
  readonly hidden: HiddenView
}

function partOf(
  need: PartNeed,
  found: readonly Found[],
  { hip_size: hip, mobility, capacity }: IncontinenceRecord & Pick<Need, 'capacity'>,
  worn: NowInUse,
): SuggestionOfPart {
  const products = found.flatMap((each) => each.products).map(judgedOf)
  const total = found.reduce((sum, each) => sum + each.total, 0)
  const { candidates, rejected, now } = suggest(
    products,
    { perChange: need.perChange, changes: need.changes, hip, mobility, capacity },
    worn.products,
  )
  const nearest = rejected.toSorted(byNearness).slice(0, mostRejected)
  const shown = candidates.slice(0, mostShown)
  return {
    part: need.part,
    leakage: need.leakage,
    changes: need.changes,
    need: need.perChange,
    candidates: shown.map(({ product, pluses, minuses, ...figures }) => ({
      product: product.offered,
      absorption: product.absorption ?? 0,
      hip: product.hip,
      ...figures,
      pluses: [...pluses],
      minuses: [...minuses],
    })),
    rejected: nearest.map(({ product, holds, why }) => ({
      itemNumber: product.itemNumber,
      name: product.offered.name,
      shape: product.offered.shape,
      holds,
      hip: product.hip,
      why,
      unavailabilityCode: product.unavailabilityCode,
      prescribed: product.prescribed,
    })),
    now: shownInUse(now, worn),
    further: Math.max(0, total - shown.length - nearest.length),
    hidden: found[0]?.hidden ?? { total: 0, reasons: [], examples: [] },
  }
}

/** What the person has now first, then what holds most of what is too little, then the rest as it came. */
function byNearness(one: Rejected<Judged>, other: Rejected<Judged>): number {
  const now = Number(other.product.prescribed) - Number(one.product.prescribed)
  const group = Number(one.why === 'not-worn') - Number(other.why === 'not-worn')
  return now || group || (other.holds ?? 0) - (one.holds ?? 0)
}
