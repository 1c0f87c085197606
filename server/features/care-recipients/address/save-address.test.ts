import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { saveAddress } from '@omsorg/contract/care-recipients/address/save-address.ts'
import { saveInvoiceAddress } from '@omsorg/contract/care-recipients/address/save-invoice-address.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
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

const home = { street: 'Kungsgatan 1', zip: '871 40', city: 'Härnösand', countryCode: 'SE', isDefault: true }

const read = async (id: number) => (await world.as(nurse).call(readCareRecipient, { params: { id } })).body

describe('one address', () => {
  const save = (input: CallOf<typeof saveAddress>['input']) => world.as(nurse).call(saveAddress, { input })

  test('that becomes the default takes the place of the one before (O-7-169, O-3-12)', async () => {
    const { id: careRecipientId, addressId } = await newPerson(world)
    const added = await save({ careRecipientId, rowVersion: 1, address: { ...home, city: 'Nyort' } })
    expect(added.body).toMatchObject({ verified: false, warnings: [{ at: 'address' }], rowVersion: 2 })
    expect((await read(careRecipientId)).deliveryAddress?.addressId).toBe(added.body.addressId)
    const back = await save({ careRecipientId, rowVersion: 2, address: { ...home, addressId } })
    expect(back.status).toBe(200)
    expect((await read(careRecipientId)).deliveryAddresses.map((each) => each.isDefault)).toEqual([true, false])
  })

  test('that is the default stays it until another one is', async () => {
    const { id: careRecipientId, addressId } = await newPerson(world)
    const second = await save({ careRecipientId, rowVersion: 1, address: { ...home, isDefault: false } })
    expect(second.status).toBe(200)
    const none = await save({ careRecipientId, rowVersion: 2, address: { ...home, addressId, isDefault: false } })
    expect(none.errors).toEqual({ 'address.isDefault': 'COM001001' })
    expect((await save({ careRecipientId, rowVersion: 1, address: home })).status).toBe(409)
  })

  test('is of one line in each of its parts, however it was pasted (O-5-20)', async () => {
    const { id: careRecipientId } = await newPerson(world)
    const pasted = { ...home, name: 'Sigrid\nÅkerström', careOf: 'Karin\r\nLind', street: 'Kungsgatan\u2028\t1' }
    expect((await save({ careRecipientId, rowVersion: 1, address: pasted })).status).toBe(200)
    expect((await read(careRecipientId)).deliveryAddress).toMatchObject({
      name: 'Sigrid Åkerström',
      careOf: 'Karin Lind',
      street: 'Kungsgatan 1',
    })
  })

  test('for invoices is one, whoever saves it, and however often at once (O-7-170, O-3-13, O-5-29)', async () => {
    const { id: careRecipientId } = await newPerson(world)
    const input = { careRecipientId, rowVersion: 1, address: { ...home, street: 'Box 9' } }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.as(nurse).call(saveInvoiceAddress, { input })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await world.as(nurse).call(saveInvoiceAddress, { input: { ...input, rowVersion: 2 } })
    const { rows } = await world.owner.query(
      `select count(*)::int as invoices from omsorg.address where care_recipient_id = $1 and kind = 'invoice'`,
      [careRecipientId],
    )
    expect(rows).toEqual([{ invoices: 1 }])
  })
})
