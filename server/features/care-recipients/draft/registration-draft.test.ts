import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { deleteRegistrationDraft } from '@omsorg/contract/care-recipients/draft/delete-registration-draft.ts'
import { readRegistrationDraft } from '@omsorg/contract/care-recipients/draft/read-registration-draft.ts'
import { saveRegistrationDraft } from '@omsorg/contract/care-recipients/draft/save-registration-draft.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
  colleague = await world.signIn(world.people.prescriber)
})
beforeEach(() => world.owner.query('truncate omsorg.registration_draft'))
afterAll(() => world.close())

const home = { street: 'Kungsgatan 1', zip: '871 40', city: 'Härnösand', countryCode: 'SE', isDefault: true }

const unfinished = {
  entries: { ssn: '197405122384', firstName: 'Halvt', lastName: 'Ifyl', invoice: {} },
  step: 'contact',
} as const

const keep = (actor = nurse, input: Parameters<typeof inputOf>[0] = unfinished) =>
  world.as(actor).call(saveRegistrationDraft, { input: inputOf(input) })
const inputOf = (input: { entries: { invoice: object; firstName?: string }; step: 'contact' }) => input
const kept = async (actor = nurse) => (await world.as(actor).call(readRegistrationDraft, {})).body.draft

describe('a registration that is half filled in', () => {
  test('comes back as it was left, to the same user and to nobody else', async () => {
    expect(await kept()).toBeNull()
    expect((await keep()).body).toEqual({ kept: true })
    expect(await kept()).toMatchObject({
      savedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      step: 'contact',
      entries: { ssn: '197405122384', firstName: 'Halvt', lastName: 'Ifyl', gender: '', guardians: [] },
    })
    expect(await kept(colleague)).toBeNull()
  })

  test('is one for each user: the next one takes its place', async () => {
    await keep()
    await keep(nurse, { ...unfinished, entries: { firstName: 'Annan', invoice: {} } })
    expect(await kept()).toMatchObject({ entries: { firstName: 'Annan', ssn: '' } })
  })

  test('is one also of fifty that are kept at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => keep()))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect((await world.owner.query('select from omsorg.registration_draft')).rows).toHaveLength(1)
  })

  test('stands sealed in the database', async () => {
    await keep()
    const { rows } = await world.owner.query<{ entries_sealed: Buffer; text: string }>(
      'select entries_sealed, r::text as text from omsorg.registration_draft r',
    )
    expect(rows[0]?.entries_sealed.toString('latin1')).not.toContain('Halvt')
    expect(createSeal(world.config.secret).open(rows[0]?.entries_sealed ?? Buffer.of())).toContain('197405122384')
  })

  test('is gone when the person is registered, when it is thrown away, and after a week', async () => {
    await keep()
    const input = {
      firstName: 'Halvt',
      lastName: 'Ifylld',
      ssn: 'Tillfälligt 4711',
      temporarySsn: true,
      birthDate: '1974-05-12',
      deliveryAddresses: [home],
      invoiceAddress: home,
    }
    expect((await world.as(nurse).call(createCareRecipient, { input })).status).toBe(200)
    expect(await kept()).toBeNull()

    await keep()
    const remove = async () => (await world.as(nurse).call(deleteRegistrationDraft, {})).body
    expect([await remove(), await remove(), await kept()]).toEqual([{ deleted: true }, { deleted: false }, null])

    await keep()
    const expire = async (age: string) => {
      await world.owner.query(`update omsorg.registration_draft set saved_at = now() - interval '${age}'`)
      await world.owner.query('select omsorg.remove_expired()')
    }
    await expire('6 days')
    expect(await kept()).not.toBeNull()
    await expire('8 days')
    expect(await kept()).toBeNull()
  })

  test('of an older form, whose fields are others, is begun anew', async () => {
    await keep()
    const other = createSeal(world.config.secret).seal(JSON.stringify({ entries: { guardians: 'two' } }))
    await world.owner.query('update omsorg.registration_draft set entries_sealed = $1', [other])
    expect(await kept()).toBeNull()
  })

  test('is for whoever registers people, at a care place (O-8-24)', async () => {
    const reader = await world.withClaims(nurse, {
      permissions: nurse.claims.permissions.filter((name) => name !== 'CareRecipientWrite'),
    })
    expect((await keep(reader)).status).toBe(403)
    const placeless = await world.withClaims(await world.signIn(world.people.withoutPlace), {
      permissions: nurse.claims.permissions,
    })
    expect((await keep(placeless)).errors).toEqual({ 'place-not-chosen': 'CRS003002' })
    const { cid: _client, cp: _place, ...claims } = nurse.claims
    const clientless = await world.withClaims({ ...nurse, claims }, {})
    expect((await keep(clientless)).errors).toEqual({ 'client-not-chosen': 'CRS003001' })
  })
})
