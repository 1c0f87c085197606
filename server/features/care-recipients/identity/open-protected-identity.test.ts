import { openProtectedIdentity } from '@omsorg/contract/care-recipients/identity/open-protected-identity.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let prescriber: SignedIn
beforeAll(async () => {
  world = await openWorld()
  prescriber = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const open = (careRecipientId: number, reason: string, caller = prescriber) =>
  world.as(caller).call(openProtectedIdentity, { input: { careRecipientId, reason } })

describe('a protected identity', () => {
  test('opens with a reason, and the reason stands in the access log', async () => {
    const { id } = world.care.protected
    const { status, body } = await open(id, 'Patienten ringer och frågar')
    expect(status).toBe(200)
    expect([body.firstName, body.lastName].every((name) => name.length > 0)).toBe(true)
    expect(Object.keys(body).toSorted()).toEqual(['careRecipientId', 'firstName', 'lastName', 'ssn'])
    const { rows } = await world.owner.query(
      `select action, care_recipient_id, reason from omsorg.access_log where action = $1`,
      [openProtectedIdentity.name],
    )
    expect(rows).toEqual([
      { action: openProtectedIdentity.name, care_recipient_id: id, reason: 'Patienten ringer och frågar' },
    ])
  })

  test.each(['', '   ', 'a', 'aaaaaaaaaaaa', '............', 'ring'])(
    'stays closed without a reason (%j)',
    async (reason) => {
      const { status, errors } = await open(world.care.protected.id, reason)
      expect([status, Object.keys(errors)]).toEqual([400, ['reason']])
    },
  )

  test('stays closed to somebody who may not open one', async () => {
    const ordinary = await world.withClaims(prescriber, {
      permissions: prescriber.claims.permissions.filter((name) => name !== 'ProtectedIdentityRead'),
    })
    expect((await open(world.care.protected.id, 'Nyfikenhet', ordinary)).status).toBe(403)
  })

  test('of a person at another place is like that of nobody', async () => {
    const [elsewhere, nowhere] = [
      await open(world.care.atSisterPlace.id, 'Nyfikenhet'),
      await open(2_000_000_000, 'Nyfikenhet'),
    ]
    expect([elsewhere.status, elsewhere.text]).toEqual([nowhere.status, nowhere.text])
    expect(elsewhere.errors).toEqual({ 'recipient-not-found': 'CRS003003' })
  })
})
