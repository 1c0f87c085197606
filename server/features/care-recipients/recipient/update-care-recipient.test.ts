import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { recomputeAgeAndGender } from '@omsorg/contract/care-recipients/recipient/recompute-age-and-gender.ts'
import { saveAddress } from '@omsorg/contract/care-recipients/address/save-address.ts'
import { saveInvoiceAddress } from '@omsorg/contract/care-recipients/address/save-invoice-address.ts'
import { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
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

type Input = CallOf<typeof updateCareRecipient>['input']

const home = { street: 'Kungsgatan 1', zip: '871 40', city: 'Härnösand', countryCode: 'SE', isDefault: true }

/** What the form of a fresh person sends, nothing changed. */
async function formOf(more: Partial<Input> = {}): Promise<Input & { addressId: number; guardianId: number }> {
  const { id, addressId, guardianId } = await newPerson(world)
  return {
    careRecipientId: id,
    rowVersion: 1,
    firstName: 'Nils',
    lastName: 'Ny',
    birthDate: '1950-02-03',
    guardians: [{ guardianId, firstName: 'Gun', lastName: 'Vård', keepsNumber: true }],
    deliveryAddresses: [{ ...home, addressId }],
    invoiceAddress: home,
    addressId,
    guardianId,
    ...more,
  }
}

const update = (input: Input, actor = nurse) => world.as(actor).call(updateCareRecipient, { input })
const read = async (id: number) => (await world.as(nurse).call(readCareRecipient, { params: { id } })).body

const eventsOf = async (id: number) =>
  (
    await world.owner.query<{ event: string; detail: object }>(
      'select event, detail from omsorg.care_recipient_event where care_recipient_id = $1 order by id',
      [id],
    )
  ).rows

describe('a change', () => {
  test('is kept whole, and its event names the fields and not what stands in them (O-7-163)', async () => {
    const { addressId, guardianId, ...form } = await formOf()
    const answer = await update({
      ...form,
      firstName: 'Nisse',
      gender: 'male',
      phone: '070-174 06 07',
      room: '3',
      trustee: { name: 'Tord' },
      deliveryAddresses: [
        { ...home, addressId, isDefault: false },
        { ...home, street: 'Nygatan 2' },
      ],
      invoiceAddress: { ...home, street: 'Box 4' },
    })
    expect([answer.status, answer.body.rowVersion]).toEqual([200, 2])
    const page = await read(form.careRecipientId)
    expect(page).toMatchObject({
      firstName: 'Nisse',
      gender: 'male',
      phone: '+46701740607',
      room: '3',
      deliveryAddress: { street: 'Nygatan 2', isDefault: true },
      invoiceAddress: { street: 'Box 4' },
      representatives: [
        { kind: 'guardian', guardianId, maskedNumber: '19540528-••••' },
        { kind: 'trustee', name: 'Tord' },
      ],
    })
    expect(page.deliveryAddresses.map((each) => each.addressId)).toContain(addressId)
    expect(await eventsOf(form.careRecipientId)).toEqual([
      expect.objectContaining({ event: 'created' }),
      { event: 'updated', detail: { fields: ['firstName', 'gender', 'phone'] } },
    ])
  })

  test('of what somebody else has changed meanwhile is refused', async () => {
    const form = await formOf()
    expect((await update(form)).status).toBe(200)
    expect((await update(form)).errors).toEqual({ stale: 'CONFLICT_STALE' })
  })

  test('by two at once is carried out once', async () => {
    const form = await formOf()
    const answers = await Promise.all(Array.from({ length: 10 }, () => update(form)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await eventsOf(form.careRecipientId)).filter(({ event }) => event === 'updated')).toHaveLength(1)
  })

  test('is refused for whoever is inactive, deceased, or inactive at the place (O-5-14, O-8-27)', async () => {
    const { inactive, deceased } = world.care
    const form = await formOf()
    expect((await update({ ...form, careRecipientId: inactive.id })).errors).toEqual({
      'recipient-inactive': 'GBS000704',
    })
    expect((await update({ ...form, careRecipientId: deceased.id })).errors).toEqual({
      'recipient-deceased': 'GBS000710',
    })
    const { id } = await newPerson(world, { linkStatus: 'inactive' })
    expect((await update({ ...form, careRecipientId: id })).errors).toEqual({
      'recipient-inactive-at-place': 'CRS003007',
    })
  })

  test('of somebody out of reach is refused like one of nobody', async () => {
    const form = await formOf()
    const foreign = await update({ ...form, careRecipientId: world.care.ofNeighbour.id })
    const nobody = await update({ ...form, careRecipientId: 2_000_000 })
    expect([foreign.status, foreign.text]).toEqual([400, nobody.text])
    expect(foreign.errors).toEqual({ careRecipientId: 'CRS003003' })
  })

  test('is not for orderers', async () => {
    const orderer = await world.withClaims(nurse, {
      permissions: nurse.claims.permissions.filter((name) => name !== 'CareRecipientWrite'),
    })
    expect((await update(await formOf(), orderer)).status).toBe(403)
  })

  test('takes no address and no guardian of somebody else', async () => {
    const [form, strange] = [await formOf(), await formOf()]
    const address = await update({ ...form, deliveryAddresses: [{ ...home, addressId: strange.addressId }] })
    expect(address.errors).toEqual({ 'deliveryAddresses[0].addressId': 'COM001001' })
    const guardian = { guardianId: strange.guardianId, firstName: 'Gun', lastName: 'Vård' }
    expect((await update({ ...form, guardians: [guardian] })).errors).toEqual({
      'guardians[0].guardianId': 'COM001001',
    })
  })
})

describe('a number', () => {
  test('that is valid stays: the same in another writing is agreed, another is refused (O-5-12)', async () => {
    const { id, addressId } = await newPerson(world, {
      ssn: '195108012088',
      temporarySsn: false,
      birthDate: '1951-08-01',
    })
    const form = { ...(await formOf()), careRecipientId: id, guardians: [], birthDate: null }
    const deliveryAddresses = [{ ...home, addressId }]
    const changed = await update({ ...form, deliveryAddresses, ssn: '195309112489' })
    expect(changed.errors).toEqual({ ssn: 'COM001001' })
    expect((await update({ ...form, deliveryAddresses, ssn: '510801-2088' })).errors).toEqual({
      ssn: 'COM001001',
    })
    expect((await update({ ...form, deliveryAddresses, ssn: '19510801-2088' })).status).toBe(200)
    expect((await read(id)).ssn).toBe('19510801-2088')
  })

  test('that is temporary becomes a valid one, which nobody else in the client has (O-5-12)', async () => {
    const form = await formOf({ birthDate: null })
    const another = await update({ ...form, ssn: '193910108020', birthDate: '1939-10-10' })
    expect([another.status, JSON.parse(another.text)]).toEqual([
      400,
      {
        refusal: 'registered-here',
        errors: { 'registered-here': 'CRS003004' },
        detail: { careRecipientId: world.care.ordinary.id },
      },
    ])
    const valid = await update({ ...form, ssn: '194705233171', birthDate: '1947-05-23' })
    expect([valid.status, valid.text]).toEqual([200, expect.anything()])
    expect(await read(form.careRecipientId)).toMatchObject({ temporarySsn: false, birthDate: '1947-05-23' })
  })

  test('tells birth date and sex again when asked; the gender "other" was chosen and stays (O-7-172)', async () => {
    const given = { ssn: '195405283077', temporarySsn: false, birthDate: '1990-01-01' }
    const { id } = await newPerson(world, given)
    const input = { careRecipientId: id }
    const { body } = await world.as(nurse).call(recomputeAgeAndGender, { input })
    expect(body).toMatchObject({ birthDate: '1954-05-28', gender: 'male' })
    await world.owner.query(`update omsorg.care_recipient set sex = 'other' where id = $1`, [id])
    expect((await world.as(nurse).call(recomputeAgeAndGender, { input })).body.gender).toBe('other')
    const temporary = { careRecipientId: (await newPerson(world)).id }
    expect((await world.as(nurse).call(recomputeAgeAndGender, { input: temporary })).errors).toEqual({
      careRecipientId: 'COM001001',
    })
  })
})

describe('somebody with protected identity', () => {
  test('keeps name, phone, address and representatives whatever is sent; the rest may be changed', async () => {
    const { id } = world.care.protected
    const { rowVersion } = await read(id)
    const form = await formOf()
    const sensitivities = { latex: true, pvc: true }
    const answer = await update({
      ...form,
      careRecipientId: id,
      rowVersion,
      firstName: null,
      lastName: null,
      guardians: [],
      deliveryAddresses: [],
      sensitivities,
    })
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    expect(await read(id)).toMatchObject({ sensitivities, protected: true, representatives: [{ kind: 'guardian' }] })
    const { rows } = await world.owner.query(
      `select first_name, protected_kind, (select count(*)::int from omsorg.address where care_recipient_id = r.id) as addresses
       from omsorg.care_recipient r where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ first_name: 'Hemlig', protected_kind: 'SE_sekretess', addresses: 1 }])
  })

  test('is so by the word of the register: no change turns it on or off (O-5-13)', async () => {
    const { id } = world.care.protected
    const { rowVersion } = await read(id)
    const turnedOff = await update({ ...(await formOf()), careRecipientId: id, rowVersion, protectionKind: null })
    expect(turnedOff.errors).toEqual({ protectionKind: 'COM001001' })
    const turnedOn = await update(await formOf({ protectionKind: 'SE_sekretess' }))
    expect(turnedOn.errors).toEqual({ protectionKind: 'COM001001' })
    expect((await update(await formOf({ protectionKind: null }))).status).toBe(200)
  })

  test('is hidden as soon as a temporary number becomes the number that the register protects', async () => {
    const number = '199812052380'
    await world.owner.query(
      `insert into omsorg.register_lookup (user_id, client_id, identity_number_blind, answer, protected_kind)
       values ($1, $2, $3, 'protected', 'SE_skyddad_folkbokforing')`,
      [Number(nurse.claims.sub), world.home.client.id, createSeal(world.config.secret).blind(number)],
    )
    const form = await formOf({ ssn: number, birthDate: '1998-12-05' })
    expect((await update(form)).status).toBe(200)
    expect(await read(form.careRecipientId)).toMatchObject({
      protected: true,
      protectionKind: 'SE_skyddad_folkbokforing',
      firstName: null,
      ssn: null,
    })
    expect((await eventsOf(form.careRecipientId)).at(-1)).toEqual({
      event: 'protected',
      detail: { kind: 'SE_skyddad_folkbokforing', source: 'register' },
    })
  })

  test('gets no address', async () => {
    const { id } = world.care.protected
    const input = { careRecipientId: id, rowVersion: (await read(id)).rowVersion, address: home }
    expect((await world.as(nurse).call(saveAddress, { input })).errors).toEqual({ address: 'COM001001' })
    expect((await world.as(nurse).call(saveInvoiceAddress, { input })).errors).toEqual({ address: 'COM001001' })
  })
})
