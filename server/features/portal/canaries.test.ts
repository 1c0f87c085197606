import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt } from '../../testing/attacks/attack.ts'
import { openHolder, portalAccountOf } from '../../testing/portal/holders.ts'
import { openStage, type Stage } from '../../testing/stage.ts'

/** A word that nothing else has. */
const canary = 'Kanarie'

const ofPortal = endpoints.filter(({ applications }) => applications?.includes('CRP'))

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  const { world } = stage
  const { id } = world.care.ordinary
  // Everybody but the person herself, at her place and elsewhere, with all that is written of them; whoever cares for her; and
  // what staff write of her for each other.
  await world.owner.query(`
    update omsorg.care_recipient set first_name = '${canary}', last_name = '${canary}', email = 'kanarie@example.org',
      reference_number = '${canary}' where id <> ${id};
    update omsorg.guardian set first_name = '${canary}', last_name = '${canary}' where care_recipient_id <> ${id};
    update omsorg.address set street = '${canary}' where care_recipient_id <> ${id};
    update omsorg.renew_request r set message = '${canary}' from omsorg.prescription p
      where p.id = r.prescription_id and p.care_recipient_id <> ${id};
    update omsorg.crp_account_recipient set holder_name = '${canary}' where care_recipient_id <> ${id};
    update omsorg.user_account set first_name = '${canary}', last_name = '${canary}' where kind <> 'holder';
    insert into omsorg.conversation (care_recipient_id, at, day, by_user, note)
      select id, now(), current_date, ${world.people.prescriber.id}, '${canary}' from omsorg.care_recipient`)
})
afterAll(() => stage.close())

test.each(ofPortal.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s tells a holder of nobody else, of no staff by name, and nothing that staff wrote for each other',
  async (_name, endpoint) => {
    const target = await stage.targetOf(endpoint)
    const { status, text } = await attempt(target, {})
    expect([status, text.slice(0, 200)]).toEqual([200, expect.anything()])
    expect(text.toLowerCase()).not.toContain(canary.toLowerCase())
  },
)

test('every endpoint of the portal is looked at', () => {
  expect(ofPortal.length).toBeGreaterThan(20)
})

test('whoever may see a canary sees it: staff of the place, and the holder of its account', async () => {
  const { world } = stage
  const nurse = await world.signIn(world.people.prescriber)
  const found = await world.as(nurse).call(searchCareRecipients, { input: {} })
  expect(found.text).toContain(canary)
  const { id } = world.care.atSisterPlace
  const holder = await openHolder(world, await portalAccountOf(world, { careRecipientId: id }), id)
  expect((await world.as(holder).call(readMe, {})).text).toContain(canary)
})
