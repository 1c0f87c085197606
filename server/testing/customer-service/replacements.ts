import { listItemReplacements } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import { publishItemReplacement } from '@omsorg/contract/customer-service/item-replacement/publish-item-replacement.ts'
import type { Product } from '@omsorg/database/demo/build/products.ts'
import { expect } from 'vitest'
import type { SignedIn, World } from '../world.ts'

const within = { timeout: 60_000, interval: 20 }

interface Wish {
  readonly from: Pick<Product, 'itemNumber'>
  readonly to: Pick<Product, 'itemNumber'>
  /** All clients of the market, when left out. */
  readonly pdo?: string
}

/** Asks for a replacement without saying how it must end. */
export function askToReplace(world: World, by: SignedIn, { from, to, pdo }: Wish, more: object = {}) {
  const wanted = { replacedItemNumber: from.itemNumber, replacementItemNumber: to.itemNumber }
  const where = pdo === undefined ? { allPdo: true } : { allPdo: false, pdo }
  return world.as(by).call(publishItemReplacement, { input: { ...wanted, ...where, ...more } })
}

/** A replacement as customer service sees it. */
export async function replacementSeen(world: World, by: SignedIn, replacementId: number) {
  const { body } = await world.as(by).call(listItemReplacements, { query: { pageSize: '200' } })
  const found = body.entities.find((each) => each.replacementId === replacementId)
  if (!found) throw new Error(`there is no replacement ${replacementId}`)
  return found
}

/** The same once nothing of it is at work any more. */
export async function replaced(world: World, by: SignedIn, wish: Wish) {
  const asked = await askToReplace(world, by, wish)
  expect(asked.text).toContain('replacementId')
  const { replacementId } = asked.body
  await expect
    .poll(async () => (await replacementSeen(world, by, replacementId)).status, within)
    .toMatch(/finished|stalled/)
  return replacementSeen(world, by, replacementId)
}

/** What a row holds now. */
export async function rowNow({ owner }: World, rowId: number) {
  const { rows } = await owner.query<{
    item_number: string
    items_per_package: number
    packages_per_withdrawal: number
    package_adjustment: number
    withdrawals: number
    consumption: string
    status: number
    row_version: number
  }>(
    `select item_number, items_per_package, packages_per_withdrawal, package_adjustment, withdrawals,
            trim_scale(consumption)::text as consumption, status, row_version
     from omsorg.prescription_row where id = $1`,
    [rowId],
  )
  const [row] = rows
  if (!row) throw new Error(`there is no row ${rowId}`)
  return row
}

/** What the lists read and what the draws tell are the same (decision 0034). */
export async function supplyIsAsRebuilt({ owner }: World): Promise<void> {
  const kept = 'select * from omsorg.row_supply order by prescription_row_id'
  const { rows: before } = await owner.query(kept)
  await owner.query('select omsorg.rebuild_supply()')
  const { rows: after } = await owner.query(kept)
  expect(before).toEqual(after)
}
