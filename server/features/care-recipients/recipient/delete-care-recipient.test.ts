import { deleteCareRecipient } from '@omsorg/contract/care-recipients/recipient/delete-care-recipient.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())

describe('removing', () => {
  const remove = (id: number, actor = nurse) => world.as(actor).call(deleteCareRecipient, { params: { id } })

  test('is for whoever has neither orders nor prescriptions, and leaves who did it in the access log (O-7-164)', async () => {
    expect((await remove(world.care.ordinary.id)).errors).toEqual({ 'has-orders': 'CRS003006' })
    const { id } = await newPerson(world)
    expect((await remove(id)).body).toEqual({ careRecipientId: id, deleted: true })
    expect((await remove(id)).status).toBe(404)
    const { rows } = await world.owner.query(
      `select user_id from omsorg.access_log where care_recipient_id = $1 and action = 'care-recipients/recipient/delete-care-recipient'`,
      [id],
    )
    expect(rows).toEqual([{ user_id: Number(nurse.claims.sub) }])
  })

  test('is refused while another place has the person, and unknown of strangers', async () => {
    const { id } = await newPerson(world, { otherPlaces: [world.home.sister] })
    expect((await remove(id)).errors).toEqual({ 'at-other-places': 'CRS003006' })
    expect((await remove(world.care.ofNeighbour.id)).status).toBe(404)
    expect((await remove(world.care.atSisterPlace.id)).status).toBe(404)
  })
})
