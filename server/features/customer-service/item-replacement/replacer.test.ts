import { findItems } from '@omsorg/contract/customer-service/item-replacement/find-items.ts'
import { listItemReplacements } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import { publishItemReplacement } from '@omsorg/contract/customer-service/item-replacement/publish-item-replacement.ts'
import { retryItemReplacement } from '@omsorg/contract/customer-service/item-replacement/retry-item-replacement.ts'
import { skipItemReplacement } from '@omsorg/contract/customer-service/item-replacement/skip-item-replacement.ts'
import { approveSubstitution } from '@omsorg/contract/customer-service/substitution/approve-substitution.ts'
import { insertOperator, passwordHashOf } from '@omsorg/database/demo/build/people.ts'
import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../../testing/people.ts'
import { furtherProduct } from '../../../testing/prescribing.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let old: Awaited<ReturnType<typeof furtherProduct>>
let following: typeof old
let stalled: number
beforeAll(async () => {
  world = await openWorld()
  old = await furtherProduct(world, 'A')
  following = await furtherProduct(world, 'A')
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.item_replacement (market, replaced_product_id, replacement_product_id, status, requested_by)
     values (10, $1, $2, $3, $4) returning id`,
    [(await furtherProduct(world, 'A')).id, following.id, replacementStatus.stalled, world.people.customerService.id],
  )
  stalled = rows[0]?.id ?? 0
}, 60_000)
afterAll(() => world.close())

let made = 0
async function operatorWith(...roles: string[]): Promise<SignedIn> {
  made += 1
  const passwordHash = await passwordHashOf(password)
  const userName = `replacer.${made}`
  return world.signIn(await insertOperator(world.owner, { userName, application: 'CSP', roles, passwordHash }))
}

const standing = async () =>
  (
    await world.owner.query<{ id: number; status: number }>(
      'select id, status from omsorg.item_replacement order by id',
    )
  ).rows

/** What changes something: each with an input that is good. */
const changes = (by: SignedIn) => {
  const items = { replacedItemNumber: old.itemNumber, replacementItemNumber: following.itemNumber }
  return {
    publish: () => world.as(by).call(publishItemReplacement, { input: { ...items, allPdo: true } }),
    retry: () => world.as(by).call(retryItemReplacement, { input: { replacementId: stalled } }),
    skip: () => world.as(by).call(skipItemReplacement, { input: { replacementId: stalled, reason: 'Utgått' } }),
    approve: () => world.as(by).call(approveSubstitution, { input: { pairs: [items] } }),
  }
}

describe('items are replaced by whoever has the role Replacer', () => {
  test.each(['CSPImpersonator', 'CSPOrderer', 'CSPActivator', 'CSPReporter', 'CSPPrescriber'])(
    '%s is refused each of it, told which permission is missing, and nothing is begun (O-8-59, A-6-36, O-6-19)',
    async (role) => {
      const before = await standing()
      const answers = await Promise.all(Object.values(changes(await operatorWith(role))).map((change) => change()))
      for (const { status, text } of answers) {
        expect([status, JSON.parse(text)]).toEqual([
          403,
          {
            refusal: 'forbidden',
            message: 'COM001002',
            detail: { missing: 'permission', permissions: ['ItemReplacementWrite'], oneIsEnough: false },
          },
        ])
      }
      expect(await standing()).toEqual(before)
    },
  )

  test('a replacer alone is agreed with, and sees what was begun (A-6-36, O-6-19)', async () => {
    const replacer = await operatorWith('CSPReplacer')
    expect((await world.as(replacer).call(findItems, { query: { searchTerm: old.itemNumber } })).status).toBe(200)
    const { publish, skip } = changes(replacer)
    const published = await publish()
    expect([published.status, (await skip()).status]).toEqual([200, 200])
    const { body } = await world.as(replacer).call(listItemReplacements, { query: { pageSize: '50' } })
    expect(body.entities.map(({ replacementId }) => replacementId)).toContain(published.body.replacementId)
  })
})
