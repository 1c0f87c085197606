import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { createPortalAccount } from '@omsorg/contract/portal-accounts/account/create-portal-account.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { proposePortalOrder } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { attempt } from '../../testing/attacks/attack.ts'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import { newEmail, newMobile } from '../../testing/examples/portal-accounts.ts'
import { openHolder, portalAccountOf } from '../../testing/portal/holders.ts'
import { openStage, type Stage } from '../../testing/stage.ts'

const street = 'Hemligstigen 7'
const city = 'Hemligstad'

const ofPortal = endpoints.filter(({ applications }) => applications?.includes('CRP'))

let stage: Stage

/** Protected from now on; where the person lives is also in what was ordered before. */
async function protect(id: number): Promise<void> {
  const { owner } = stage.world
  await owner.query(
    `update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_source = 'registration',
       protected_since = '2024-03-01' where id = $1`,
    [id],
  )
  await owner.query('update omsorg.address set street = $2, city = $3 where care_recipient_id = $1', [id, street, city])
  await owner.query(
    `update omsorg.customer_order set receiver_street = $2, receiver_city = $3
     where care_recipient_id = $1 and receiver_street is not null and state = 2`,
    [id, street, city],
  )
}

beforeAll(async () => {
  stage = await openStage()
  await protect(stage.world.care.ordinary.id)
})
afterAll(() => stage.close())

test.each(ofPortal.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s tells nobody where a protected person lives',
  async (_name, endpoint) => {
    const target = await stage.targetOf(endpoint)
    await protect(stage.world.care.ordinary.id)
    const { status, text } = await attempt(target, {})
    // Of such a person a move is told by telephone.
    expect([status, text.slice(0, 200)]).toEqual([
      endpoint.name.endsWith('tell-of-move') ? 400 : 200,
      expect.anything(),
    ])
    expect(text).not.toMatch(/Hemlig/)
  },
)

test('the address is there to be told: of a person who is not protected any more the proposal has it', async () => {
  const { world } = stage
  const { id } = world.care.ordinary
  const holder = await openHolder(world, await portalAccountOf(world, { careRecipientId: id }), id)
  await world.owner.query(
    'update omsorg.care_recipient set protected_kind = null, protected_source = null, protected_since = null where id = $1',
    [id],
  )
  const { text } = await world.as(holder).call(proposePortalOrder, { params: { careRecipientId: String(id) } as never })
  expect(text).toContain(street)
  await protect(id)
})

test('a trustee sees the person by the name that she knows, and no address either', async () => {
  const { world } = stage
  const { id } = world.care.ordinary
  await world.owner.query(`update omsorg.care_recipient set trustee_name = 'Tora Trygg' where id = $1`, [id])
  const account = await portalAccountOf(world, { careRecipientId: id, holder: 'trustee', name: 'Tora Trygg' })
  const trustee = await openHolder(world, account, id)
  const params = { careRecipientId: String(id) } as never
  const me = await world.as(trustee).call(readMe, {})
  expect(me.body.recipients[0]?.name).not.toBe('')
  const home = await world.as(trustee).call(readHome, { params })
  const proposal = await world.as(trustee).call(proposePortalOrder, { params })
  expect([home.status, proposal.status]).toEqual([200, 200])
  expect(me.text + home.text + proposal.text).not.toMatch(/Hemlig/)
  expect(proposal.body).toMatchObject({ addresses: [] })
})

test('staff see of the accounts of a protected person that they are there, and neither names, numbers nor addresses of mail', async () => {
  const { world } = stage
  const { id } = world.care.ordinary
  const { email, mobile } = await portalAccountOf(world, { careRecipientId: id, name: 'Tora Trygg' })
  const keeper = await world.signIn(world.people.keeper)
  const { body, text } = await world
    .as(keeper)
    .call(listPortalAccounts, { query: { careRecipientId: String(id) } as never })
  expect(body.accounts[0]).toMatchObject({ name: null, email: null, mobile: null })
  for (const secret of [email, mobile, 'Tora', 'Hemlig']) expect(text).not.toContain(secret)
})

test('the mail that invites the holder of a protected person names nobody and no place', async () => {
  const { world } = stage
  const { id } = await newPerson(world)
  await protect(id)
  const keeper = await world.signIn(world.people.keeper)
  const email = newEmail()
  const given = await world.as(keeper).call(createPortalAccount, {
    input: {
      careRecipientId: id,
      holder: 'self',
      guardianId: null,
      email,
      emailConfirm: email,
      mobile: newMobile(),
      consent: true,
    },
  })
  expect([given.status, given.text.includes('Nils')]).toEqual([200, false])
  const [letter] = await vi.waitFor(
    () => {
      const letters = world.mailbox().letters(email)
      expect(letters).toHaveLength(1)
      return letters
    },
    { timeout: 10_000 },
  )
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/Nils|Hemlig/)
  expect(letter?.text).not.toContain(world.home.place.name)
})
