import { mayPublish, ownerInMarket } from '@omsorg/domain/customer-service/item-replacement/publish.ts'
import { agree, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readItems, type ItemRecord } from './items.sql.ts'
import { readOwners, unfinishedId } from './replacements.sql.ts'

export interface ReplacementQuestion {
  readonly market: number
  readonly replaced: string
  readonly replacement: string
  /** Null = all clients of the market. */
  readonly pdo: string | null
  readonly today: Temporal.PlainDate
}

/** Both items and what stands in the way, as they are in this transaction. */
export async function readFacts(tx: Transaction, question: ReplacementQuestion) {
  const { market, pdo } = question
  const items = await readItems(tx, market, [question.replaced, question.replacement], question.today)
  const replaced: ItemRecord | null = items.get(question.replaced) ?? null
  const replacement: ItemRecord | null = items.get(question.replacement) ?? null
  const productIds = [replaced, replacement].flatMap((item) => (item ? [item.productId] : []))
  const standsInTheWay = await unfinishedId(tx, { market, productIds, pdo })
  const mayBe = mayPublish({ replaced, replacement, isUnfinished: standsInTheWay !== null })
  return { replaced, replacement, standsInTheWay, mayBe }
}

/** Whether the patient data owner is a client of the market; one that several markets know is asked for in this one first. */
export async function judgeOwner(
  tx: Transaction,
  market: number,
  pdo: string | null,
): Promise<Outcome<'client', 'market-not-found' | 'client-not-found' | 'other-market'>> {
  if (pdo === null) return agree('client')
  const owners = await readOwners(tx, pdo)
  const here = owners.filter((owner) => owner.market === market)
  return ownerInMarket(here.find((owner) => !owner.isRemoved) ?? here[0] ?? owners[0], market)
}
