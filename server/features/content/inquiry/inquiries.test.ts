import { budgets } from '@omsorg/contract/budgets.ts'
import { sendContact } from '@omsorg/contract/content/inquiry/send-contact.ts'
import { sendInquiry } from '@omsorg/contract/content/inquiry/send-inquiry.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { caseTypes, contactWays } from '@omsorg/domain/content/inquiry/case-type.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { solvedToken } from '../../../testing/examples/content.ts'
import { nobody, openWorld, type World } from '../../../testing/world.ts'
import { customerService } from '../../../testing/world/config.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  // A mail that is still on its way would be one of the next question.
  await vi.waitFor(async () => expect(await world.jobsLeft()).toBe(0), { timeout: 10_000 })
  await world.owner.query('truncate omsorg.source_budget_use, omsorg.inquiry')
  world.mailbox().empty()
})

type Inquiry = CallOf<typeof sendInquiry>['input']
type Contact = CallOf<typeof sendContact>['input']

const question = {
  name: 'Karin Öberg',
  email: 'karin.oberg@example.org',
  subject: 'Ett nytt konto',
  message: 'Hur får jag ett konto?',
}
const contact: Contact = {
  firstName: 'Karin',
  lastName: 'Öberg',
  workPlace: 'Norra vårdcentralen',
  email: 'karin.oberg@example.org',
  telephone: '+46 8 123 456',
  caseType: 'technical-problems',
  preferredContact: 'phone',
}
const swedish = { 'accept-language': 'sv' }

const ask = (input: Inquiry, headers = {}) =>
  world.as(nobody()).call(sendInquiry, { input, headers: { ...swedish, ...headers } })
const write = (input: Contact, headers = {}) =>
  world.as(nobody()).call(sendContact, { input, headers: { ...swedish, ...headers } })
const mails = () => world.mailbox().letters(customerService)
const mailed = (count: number) =>
  vi.waitFor(
    async () => {
      expect(await world.jobsLeft()).toBe(0)
      expect(mails()).toHaveLength(count)
    },
    { timeout: 10_000 },
  )

describe('a question of a visitor', () => {
  test('is mailed to customer service, with the visitor to be answered (O-7-197)', async () => {
    expect((await ask({ ...question, botToken: await solvedToken(world) })).status).toBe(200)
    await mailed(1)
    expect(mails()[0]).toMatchObject({
      replyTo: 'karin.oberg@example.org',
      subject: 'Omsorg, från webben: Ett nytt konto',
      text: expect.stringContaining('Hur får jag ett konto?'),
    })
  })

  test('waits sealed, so that a copy of the database tells of nobody', async () => {
    await ask({ ...question, botToken: await solvedToken(world) })
    const { rows } = await world.owner.query<{ sealed: Buffer }>('select sealed from omsorg.inquiry')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed.toString('utf8')).not.toContain('karin')
  })

  test('is mailed once, however often it is sent at once', async () => {
    const botToken = await solvedToken(world)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ ...question, botToken })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await mailed(1)
  })

  test('cannot put a head of its own into the mail', async () => {
    const botToken = await solvedToken(world)
    for (const change of [{ subject: 'Hej\r\nBcc: all@example.org' }, { email: 'a@example.org\r\nBcc: b@example.org' }])
      expect((await ask({ ...question, botToken, ...change })).status).toBe(400)
    await mailed(0)
  })
})

describe('the check of who sends', () => {
  test('is solved for one question: another one with the same work is refused, also at the same moment', async () => {
    const botToken = await solvedToken(world)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((each) => ask({ ...question, message: `Fråga ${each}`, botToken })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect((await ask({ ...question, message: 'En till', botToken })).status).toBe(400)
    await mailed(1)
  })

  test('holds for twenty minutes', async () => {
    const botToken = await solvedToken(world)
    world.clock.turn({ minutes: 21 })
    expect((await ask({ ...question, botToken })).status).toBe(400)
  })

  test('takes no challenge that is not ours, and no work that was not done (O-7-160)', async () => {
    const token = await solvedToken(world)
    const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as {
      challenge: { parameters: object; signature: string }
      solution: object
    }
    const { challenge } = payload
    const changed = [
      { ...payload, challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } } },
      {
        ...payload,
        challenge: { ...challenge, parameters: { ...challenge.parameters, data: { until: 9_999_999_999 } } },
      },
      { ...payload, challenge: { ...challenge, signature: '0'.repeat(64) } },
      { ...payload, solution: { counter: 1, derivedKey: '00'.repeat(32) } },
      { ...payload, solution: null },
      'nothing',
    ]
    for (const each of changed) {
      const botToken = Buffer.from(JSON.stringify(each)).toString('base64')
      expect([(await ask({ ...question, botToken })).status, each]).toEqual([400, each])
    }
    expect((await ask({ ...question, botToken: '' })).status).toBe(400)
    expect((await ask({ ...question, botToken: token })).status).toBe(200)
  })
})

describe('the contact form', () => {
  test('is mailed with all that was filled in, once a day', async () => {
    await write({ ...contact, customerNumber: '4711' })
    await write({ ...contact, customerNumber: '4711' })
    await mailed(1)
    expect(mails()[0]).toMatchObject({ subject: 'Omsorg, från webben: Tekniska problem', replyTo: contact.email })
    for (const part of ['Karin Öberg', 'Norra vårdcentralen', '+46 8 123 456', 'Per telefon', '4711'])
      expect(mails()[0]?.text).toContain(part)

    world.clock.turn({ hours: 25 })
    await write({ ...contact, customerNumber: '4711' })
    await mailed(2)
  })

  test.each(['firstName', 'lastName', 'workPlace', 'email', 'telephone', 'caseType', 'preferredContact'] as const)(
    'needs %s (O-5-63, O-5-65, O-5-66, O-5-67, O-5-68)',
    async (field) => {
      const { [field]: _left, ...rest } = contact
      expect(await write(rest as Contact)).toMatchObject({ status: 400, errors: { [field]: 'COM001003' } })
    },
  )

  test('needs neither user name, customer number nor message (O-5-64, O-5-65, O-5-69)', async () => {
    expect((await write(contact)).status).toBe(200)
    expect((await write({ ...contact, userName: '', customerNumber: '', message: '' })).status).toBe(200)
    await mailed(1)
  })

  test('is about one of five things, and is answered by phone or by e-mail (O-5-67, O-5-68)', async () => {
    expect(caseTypes).toEqual(['product', 'delivery', 'technical-problems', 'new-customer-number', 'other'])
    expect(contactWays).toEqual(['phone', 'email'])
    const strange = { caseType: 'claim', preferredContact: 'fax' }
    expect((await write({ ...contact, ...strange } as unknown as Contact)).errors).toEqual({
      caseType: 'COM001001',
      preferredContact: 'COM001001',
    })
  })
})

describe('a message without the check', () => {
  const fromAnywhere = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` })

  test('is one of thirty in an hour, from wherever they come; whoever does the work is not kept out by them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 34 }, (_, at) => write({ ...contact, message: `Nummer ${at}` }, fromAnywhere(at))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const refused = answers.filter(({ status }) => status === 400)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.body).toMatchObject({ refusal: 'bot-check-failed' })

    // What was kept is sent again without harm.
    const kept = answers.findIndex(({ status }) => status === 200)
    expect((await write({ ...contact, message: `Nummer ${kept}` }, fromAnywhere(99))).status).toBe(200)
    const botToken = await solvedToken(world)
    expect((await write({ ...contact, message: 'Med kontroll', botToken }, fromAnywhere(100))).status).toBe(200)

    world.clock.turn({ minutes: 61 })
    expect((await write({ ...contact, message: 'Sedan' }, fromAnywhere(101))).status).toBe(200)
  })

  test('is not what a message with a wrong or a used token becomes', async () => {
    expect((await write({ ...contact, botToken: 'wrong' })).status).toBe(400)
    const botToken = await solvedToken(world)
    expect((await ask({ ...question, botToken })).status).toBe(200)
    expect((await write({ ...contact, botToken })).status).toBe(400)
    await mailed(1)
  })
})

describe('one source', () => {
  test('sends so many an hour and no more; others are not held up by it', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const botToken = await solvedToken(world)
    const answers = await Promise.all(
      Array.from({ length: budgets.inquiry + 3 }, (_, at) =>
        write({ ...contact, message: `Nummer ${at}` }, from('192.0.2.7')),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(budgets.inquiry)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ errors: { 'budget-used-up': 'HOURLY_LIMIT' } })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await write({ ...contact, botToken }, from('192.0.2.8'))).status).toBe(200)

    world.clock.turn({ minutes: 61 })
    expect((await write({ ...contact, message: 'Sedan' }, from('192.0.2.7'))).status).toBe(200)
  })
})
