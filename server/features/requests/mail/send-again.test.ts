import { features } from '@omsorg/contract/features.ts'
import { listStoredMails } from '@omsorg/contract/requests/mail/list-stored-mails.ts'
import { sendMailAgain } from '@omsorg/contract/requests/mail/send-mail-again.ts'
import { askAboutProduct } from '@omsorg/contract/requests/product/ask-about-product.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { turnOn } from '../../../testing/examples/requests.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { customerService } from '../../../testing/world/config.ts'

let world: World
let admin: SignedIn
let requestId: number
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('truncate omsorg.staff_request, omsorg.mail_request, omsorg.budget_use')
  await turnOn(world, ...features)
  const nurse = await world.signIn(world.people.colleague)
  const { itemNumber } = world.home.products.pad
  const asked = await world.as(nurse).call(askAboutProduct, {
    input: { itemNumber, question: 'Finns den utan latex?', email: 'karin.oberg@example.org', phone: '' },
  })
  requestId = Number(asked.body.reference)
  await allSent()
  world.mailbox().empty()
})

const allSent = () => expect.poll(() => world.jobsLeft(), { timeout: 10_000, interval: 20 }).toBe(0)
const again = (input: { requestIds?: number[]; customerService?: boolean; operatorIds?: number[] }, by = admin) =>
  world.as(by).call(sendMailAgain, { input: { requestIds: [requestId], ...input } })
const listed = async () => (await world.as(admin).call(listStoredMails, { query: {} })).body.entities

test('a kept mail is queued for customer service and an operator, who get it as it was, and the list shows what came of it (O-2-98)', async () => {
  const operator = world.people.customerService.id
  await world.owner.query(`update omsorg.user_account set email = 'erik@example.org' where id = $1`, [operator])
  expect((await again({ customerService: true, operatorIds: [operator] })).body).toEqual({ queued: 2 })
  await allSent()
  for (const box of [customerService, 'erik@example.org'])
    expect(world.mailbox().letters(box)).toMatchObject([
      { replyTo: 'karin.oberg@example.org', text: expect.stringContaining('Finns den utan latex?') as string },
    ])
  const [mail] = await listed()
  expect(mail).toMatchObject({ requestId, kind: 'product', state: 'sent', carePlaceName: world.home.place.name })
  expect(mail?.again.map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(mail?.again.map(({ receiver }) => receiver === null).toSorted()).toEqual([false, true])
  expect(JSON.stringify(await listed())).not.toContain('latex')
})

test('it goes to no user of a client, to no address that is typed, and to nobody when nobody is chosen', async () => {
  expect((await again({ operatorIds: [world.people.nurse.id] })).errors).toEqual({ 'operatorIds[0]': 'COM001001' })
  expect((await again({})).errors).toEqual({ 'receiver-missing': 'COM001003' })
  const typed = { requestIds: [requestId], emails: ['a@b.se'] }
  expect((await world.as(admin).call(sendMailAgain, { input: typed as never })).status).toBe(400)
  await allSent()
  expect(world.mailbox().letters('a@b.se')).toEqual([])
})

test('a mail that is not kept is named, and none of the others is queued', async () => {
  const wrong = await again({ requestIds: [requestId, 2_000_000_000], customerService: true })
  expect([wrong.status, wrong.errors]).toEqual([400, { 'requestIds[1]': 'COM001001' }])
  expect((await listed())[0]?.again).toEqual([])
})

test('customer service and readers send nothing again', async () => {
  const erik = await world.signIn(world.people.customerService)
  expect((await again({ customerService: true }, erik)).status).toBe(404)
})
