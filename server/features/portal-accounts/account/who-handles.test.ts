import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { removePortalAccount } from '@omsorg/contract/portal-accounts/account/remove-portal-account.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personWithAccount } from '../../../testing/examples/portal-accounts.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('portal accounts are seen and removed by whoever handles them, and by no other staff (O-2-17)', async () => {
  const { careRecipientId, portalAccountId } = await personWithAccount(world)
  const [handler, nurse] = await Promise.all([world.signIn(world.people.keeper), world.signIn(world.people.prescriber)])
  const list = (who: typeof nurse) => world.as(who).call(listPortalAccounts, { query: { careRecipientId } })
  const remove = (who: typeof nurse) =>
    world.as(who).call(removePortalAccount, { input: { careRecipientId, portalAccountId, scope: 'one' } })

  expect([(await list(nurse)).status, (await remove(nurse)).status]).toEqual([403, 403])
  expect((await list(handler)).body.accounts.map((each) => each.portalAccountId)).toEqual([portalAccountId])
  expect((await remove(handler)).status).toBe(200)
  expect((await list(handler)).body.accounts).toEqual([])
})

test('whoever handles portal accounts reads whether the care place lets holders order', async () => {
  const { careRecipientId } = await personWithAccount(world)
  const handler = await world.signIn(world.people.keeper)
  const said = async () =>
    (await world.as(handler).call(listPortalAccounts, { query: { careRecipientId } })).body.orderingAllowed
  const allow = (setting: string, value: boolean) =>
    world.owner.query(`update omsorg.care_recipient_setting set ${setting} = $1`, [value])
  expect(await said()).toBe(true)
  for (const setting of ['crp_ordering_allowed', 'crp_accounts_allowed']) {
    await allow(setting, false)
    expect(await said()).toBe(false)
    await allow(setting, true)
  }
})
