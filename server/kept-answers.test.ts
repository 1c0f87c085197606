import { activateCareRecipient } from '@omsorg/contract/care-recipients/status/activate-care-recipient.ts'
import { anonymizeCareRecipient } from '@omsorg/contract/care-recipients/recipient/anonymize-care-recipient.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from './testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
let anna: SignedIn
let annaAtSister: SignedIn
let service: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  annaAtSister = await world.signIn(world.people.prescriber, { at: world.home.sister })
  service = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

let keys = 0
const newKey = () => `kept-answer-${(keys += 1)}`

const activate = (careRecipientId: number, idempotencyKey: string, actor = anna) =>
  world.as(actor).call(activateCareRecipient, { input: { careRecipientId, active: true }, idempotencyKey })

const sleeping = () => newPerson(world, { status: 'inactive', firstName: 'Kanarie', lastName: 'Fågel' })

describe('a kept answer', () => {
  test('comes again for the same key', async () => {
    const { id } = await sleeping()
    const key = newKey()
    const first = await activate(id, key)
    expect([first.status, (await activate(id, key)).text]).toEqual([200, first.text])
  })

  test('is for the care place at which it was given', async () => {
    const { id } = await sleeping()
    const key = newKey()
    await activate(id, key)
    const elsewhere = await activate(id, key, annaAtSister)
    expect([elsewhere.status, elsewhere.text.includes('Kanarie')]).toEqual([422, false])
  })

  test('does not show a person whom the register has hidden meanwhile', async () => {
    const { id } = await sleeping()
    const key = newKey()
    expect((await activate(id, key)).text).toContain('Kanarie')
    await world.owner.query(
      `with hidden as (update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_source = 'register',
         protected_since = current_date where id = $1 returning id)
       insert into omsorg.care_recipient_event (care_recipient_id, event) select id, 'protected' from hidden`,
      [id],
    )
    const again = await activate(id, key)
    expect([again.status, again.text.includes('Kanarie')]).toEqual([404, false])
  })

  test('does not show a person who was anonymized meanwhile', async () => {
    const { id } = await sleeping()
    const key = newKey()
    expect((await activate(id, key, service)).text).toContain('Kanarie')
    await world.as(service).call(anonymizeCareRecipient, { input: { careRecipientId: id }, idempotencyKey: newKey() })
    const again = await activate(id, key, service)
    expect([again.status, again.text.includes('Kanarie')]).toEqual([404, false])
  })
})
