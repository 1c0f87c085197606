import { searchBySsnInMarket } from '@omsorg/contract/care-recipients/identity/search-by-ssn-in-market.ts'
import { searchBySsnRestricted } from '@omsorg/contract/care-recipients/identity/search-by-ssn-restricted.ts'
import { searchBySsn } from '@omsorg/contract/care-recipients/identity/search-by-ssn.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
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

const find = (ssn: string, actor = nurse) => world.as(actor).call(searchBySsn, { input: { ssn } })

/** Somebody at the sister place who gets this number and is protected from now on. */
async function withNumberHiddenElsewhere(ssn: string): Promise<void> {
  const { rowCount } = await world.owner.query(
    `update omsorg.care_recipient
     set identity_number_blind = $2, protected_kind = 'SE_sekretess', protected_source = 'registration',
         protected_since = '2026-01-01'
     where id = $1`,
    [world.care.atSisterPlace.id, createSeal(world.config.secret).blind(ssn)],
  )
  expect(rowCount).toBe(1)
}

describe('the whole number', () => {
  test('finds the person, however it is written (O-7-167)', async () => {
    for (const ssn of ['19391010-8020', '193910108020', '391010-8020', ' 19391010 8020 ', '391010–8020']) {
      const { body } = await find(ssn)
      expect([ssn, body.recipient?.careRecipientId]).toEqual([ssn, world.care.ordinary.id])
      const search = await world.as(nurse).call(searchCareRecipients, { input: { searchTerm: ssn } })
      expect([ssn, search.body.entities.map((each) => each.careRecipientId)]).toEqual([ssn, [world.care.ordinary.id]])
    }
  })

  test('finds a temporary number and a protected person, whose name stays hidden', async () => {
    const { id } = await newPerson(world, { ssn: 'OKÄND MAN 9', temporarySsn: true })
    expect((await find('okänd  man 9')).body.recipient?.careRecipientId).toBe(id)
    const search = await world.as(nurse).call(searchCareRecipients, { input: { searchTerm: 'Okänd man 9' } })
    expect(search.body.entities.map((each) => each.careRecipientId)).toEqual([id])
    const hidden = await find('194001018021')
    expect(hidden.body.recipient).toMatchObject({ careRecipientId: world.care.protected.id, firstName: null })
  })

  test('of somebody at another place of the client tells that there is somebody, of another client nothing', async () => {
    expect((await find('194301018024')).body).toEqual({ recipient: null, registeredElsewhere: true })
    expect((await find('194401018025')).body).toEqual({ recipient: null, registeredElsewhere: false })
  })

  test('tells whoever may only read initials and status (O-7-166)', async () => {
    const ask = async (ssn: string) => (await world.as(nurse).call(searchBySsnRestricted, { input: { ssn } })).body
    const { ordinary, protected: hidden } = world.care
    const seen = { exists: true, registeredElsewhere: false, status: 'active' }
    expect(await ask('391010-8020')).toEqual({ ...seen, careRecipientId: ordinary.id, initials: 'SÅ' })
    expect(await ask('194001018021')).toEqual({ ...seen, careRecipientId: hidden.id, initials: null })
    const nothing = { careRecipientId: null, initials: null, status: null }
    expect(await ask('194301018024')).toEqual({ ...nothing, exists: true, registeredElsewhere: true })
    expect(await ask('194401018025')).toEqual({ ...nothing, exists: false, registeredElsewhere: false })
  })

  test('is asked in full by whoever writes people; customer service asks the clients of its market (O-7-180, O-2-84)', async () => {
    const orderer = await world.withClaims(nurse, {
      permissions: nurse.claims.permissions.filter((name) => name !== 'CareRecipientWrite'),
    })
    expect((await find('193910108020', orderer)).status).toBe(403)
    const service = await world.signIn(world.people.customerService)
    const ask = async (ssn: string) =>
      (await world.as(service).call(searchBySsnInMarket, { input: { ssn } })).body.recipients.map(
        (each) => each.careRecipientId,
      )
    expect(await ask('194401018025')).toEqual([world.care.ofNeighbour.id])
    expect(await ask('010144-123A')).toEqual([])
  })

  test('leaves a row in the access log, hashed, hit or none', async () => {
    const { rows: before } = await world.owner.query('select 1 from omsorg.access_log')
    await find('193910108020')
    await find('195309112489')
    const { rows } = await world.owner.query(
      'select care_recipient_id, length(criterion_hash) as hashed from omsorg.access_log order by at desc limit 2',
    )
    expect(rows).toEqual([
      { care_recipient_id: null, hashed: 64 },
      { care_recipient_id: world.care.ordinary.id, hashed: 64 },
    ])
    const { rows: after } = await world.owner.query('select 1 from omsorg.access_log')
    expect(after.length - before.length).toBe(2)
  })

  test('of a protected person at another place tells no more than of a number that nobody has', async () => {
    await withNumberHiddenElsewhere('195405283077')
    const ask = (ssn: string) => world.as(nurse).call(searchBySsnRestricted, { input: { ssn } })
    for (const search of [find, ask]) {
      const [hidden, unknown] = [await search('195405283077'), await search('195309112489')]
      expect([hidden.status, hidden.text]).toEqual([200, unknown.text])
    }
  })
})
