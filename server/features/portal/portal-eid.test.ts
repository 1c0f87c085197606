import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { beginPortalEid } from '@omsorg/contract/sign-in/portal/begin-portal-eid.ts'
import { listPortalEids } from '@omsorg/contract/sign-in/portal/list-portal-eids.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import { bringEid, enterByEid, showEid } from '../../testing/portal/eid.ts'
import { browserOfHolder, linkPortalAccount, portalAccountOf } from '../../testing/portal/holders.ts'
import { accountBehindLink } from '../../testing/portal/links.ts'
import { openWorld, signedIn, type World } from '../../testing/world.ts'

const usualSwitches = { outcome: 'person', answerAfterMs: 0, garbage: 'none', drops: 0 } as const
const own = '193712036841'
const guardians = '194206119093'
const trustees = '194001079120'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.cards.turn(usualSwitches)
  await world.owner.query('truncate omsorg.crp_eid_sign_in')
  await world.owner.query('delete from omsorg.crp_account')
  await world.owner.query(
    'update omsorg.care_recipient set identity_number_blind = null, identity_number_encrypted = null where first_name = $1',
    ['Eva'],
  )
})

/** A person with a number of the register. */
const person = (more: Parameters<typeof newPerson>[1] = {}) =>
  newPerson(world, { firstName: 'Eva', ssn: own, temporarySsn: false, ...more })

const told = ({ status, body }: { status: number; body: unknown }) => {
  const { title, refusal } = body as { title?: string; refusal?: string }
  return [status, title, refusal]
}
const nobodys = [400, 'ath0001', 'eid-nobody']
const unknown = [400, 'ath0001', 'eid-session-unknown']

describe('an e-ID', () => {
  test('opens the account of whom it is about, in the browser that began, and says how it was opened', async () => {
    const { id } = await person()
    const account = await portalAccountOf(world, { careRecipientId: id })
    const shown = await showEid(world, own)
    const { status, body } = await bringEid(world, shown)
    expect(status).toBe(200)
    const holder = signedIn(body, shown.browser.cookies)
    expect(holder.claims).toMatchObject({ app: 'CRP', sub: String(account.accountId), act: String(id) })
    expect((await world.as(holder).call(readMe, {})).body.portalAccountId).toBe(account.accountId)
    const { rows } = await world.owner.query('select method from omsorg.crp_family where id = $1', [holder.claims.sid])
    expect(rows).toEqual([{ method: 'eid' }])
    await expect.poll(() => world.cards.open()).not.toContain(shown.grandidsession)
  })

  test('opens for a guardian and a trustee by the number that their record has, and not by that of the person', async () => {
    const { id: child, guardianId } = await person({
      birthDate: '2015-02-03',
      guardians: [{ firstName: 'Gun', lastName: 'Vård', ssn: guardians }],
    })
    const guardian = await portalAccountOf(world, {
      careRecipientId: child,
      holder: 'guardian',
      guardianId,
      name: 'Gun Vård',
    })
    const { id: adult } = await newPerson(world, { trustee: { name: 'Tor Tryggve', ssn: trustees } })
    const trustee = await portalAccountOf(world, { careRecipientId: adult, holder: 'trustee', name: 'Tor Tryggve' })
    const subOf = async (number: string) => {
      const shown = await showEid(world, number)
      const { body } = await bringEid(world, shown)
      return Number(signedIn(body, shown.browser.cookies).claims.sub)
    }
    expect(await subOf(guardians)).toBe(guardian.accountId)
    expect(await subOf(trustees)).toBe(trustee.accountId)
    expect(told(await enterByEid(world, own))).toEqual(nobodys)
  })

  test('of whom nobody knows, who was never in, whose link, consent or right has ended, opens nothing, alike', async () => {
    const wrong = await enterByEid(world, guardians)
    expect(told(wrong)).toEqual(nobodys)

    const unopened = await accountBehindLink(world, "now() + interval '7 days'", { ssn: own })
    expect((await enterByEid(world, own)).text, 'never activated').toBe(wrong.text)
    await world.owner.query(
      'update omsorg.care_recipient set identity_number_blind = null, identity_number_encrypted = null where id = $1',
      [unopened.careRecipientId],
    )

    const { id } = await person()
    const account = await portalAccountOf(world, { careRecipientId: id })
    await world.owner.query('update omsorg.crp_consent set ended_at = now() where crp_account_id = $1', [
      account.accountId,
    ])
    expect((await enterByEid(world, own)).text, 'consent withdrawn').toBe(wrong.text)

    await portalAccountOf(world, { careRecipientId: id })
    await world.owner.query('delete from omsorg.crp_account_recipient where care_recipient_id = $1', [id])
    expect((await enterByEid(world, own)).text, 'link removed').toBe(wrong.text)

    const grown = await newPerson(world, {
      birthDate: '1990-02-03',
      guardians: [{ firstName: 'Gun', lastName: 'Vård', ssn: guardians }],
    })
    const { id: careRecipientId, guardianId } = grown
    await portalAccountOf(world, { careRecipientId, holder: 'guardian', guardianId, name: 'Gun Vård' })
    expect((await enterByEid(world, guardians)).text, 'come of age').toBe(wrong.text)

    const helped = await newPerson(world, { trustee: { name: 'Tor Tryggve', ssn: trustees } })
    await portalAccountOf(world, { careRecipientId: helped.id, holder: 'trustee', name: 'Somebody before' })
    expect((await enterByEid(world, trustees)).text, 'another trustee').toBe(wrong.text)
  })

  test('opens before the consent is confirmed: that is asked then', async () => {
    const { id } = await person()
    await portalAccountOf(world, { careRecipientId: id, confirmed: false })
    expect((await enterByEid(world, own)).status).toBe(200)
  })

  test('opens none of two accounts, and none of which another link says another number', async () => {
    const { id } = await person()
    const account = await portalAccountOf(world, { careRecipientId: id })
    const helped = await newPerson(world, { trustee: { name: 'Eva Ny', ssn: trustees } })
    await linkPortalAccount(world, account, helped.id, { name: 'Eva Ny' })
    expect(told(await enterByEid(world, own)), 'two numbers').toEqual(nobodys)
    expect(told(await enterByEid(world, trustees)), 'two numbers').toEqual(nobodys)

    await world.owner.query(
      'delete from omsorg.crp_account_recipient where crp_account_id = $1 and care_recipient_id = $2',
      [account.accountId, helped.id],
    )
    await portalAccountOf(world, { careRecipientId: helped.id, holder: 'trustee', name: 'Eva Ny' })
    expect((await enterByEid(world, own)).status, 'each its own').toBe(200)
    const both = await newPerson(world, { trustee: { name: 'Eva Ny', ssn: own } })
    await portalAccountOf(world, { careRecipientId: both.id, holder: 'trustee', name: 'Eva Ny' })
    expect(told(await enterByEid(world, own)), 'two accounts').toEqual(nobodys)
  })

  test('of another country opens nothing, though its number has the same digits', async () => {
    const { id } = await person()
    await portalAccountOf(world, { careRecipientId: id, market: 10 })
    expect(told(await enterByEid(world, own, { eid: 'mitid' }))).toEqual(nobodys)
    expect(told(await enterByEid(world, own.slice(2), { eid: 'mitid' }))).toEqual(nobodys)
    expect(told(await enterByEid(world, 'no number at all'))).toEqual(nobodys)
  })
})

describe('what comes back', () => {
  test('counts once, also when it is brought twenty times at once, and for ten minutes', async () => {
    const { id } = await person()
    await portalAccountOf(world, { careRecipientId: id })
    const shown = await showEid(world, own)
    const brought = await Promise.all(Array.from({ length: 20 }, () => bringEid(world, shown)))
    expect(brought.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(told(await bringEid(world, shown))).toEqual(unknown)

    const late = await showEid(world, own)
    world.clock.turn({ minutes: 10, seconds: 1 })
    expect(told(await bringEid(world, late))).toEqual(unknown)
  })

  test('counts in the browser that began alone, and with the state that it was given', async () => {
    const { id } = await person()
    await portalAccountOf(world, { careRecipientId: id })
    const shown = await showEid(world, own)
    expect(told(await bringEid(world, { ...shown, browser: browserOfHolder() }))).toEqual(unknown)
    expect(told(await bringEid(world, { ...shown, state: 'x'.repeat(43) }))).toEqual(unknown)
    const other = await showEid(world, own, { browser: shown.browser })
    expect(told(await bringEid(world, { ...shown, state: other.state }))).toEqual(unknown)
    expect((await bringEid(world, shown)).status).toBe(200)
  })

  test('of whoever gave up or waited too long leads to nobody, and says so', async () => {
    expect(told(await enterByEid(world, null))).toEqual([400, 'ath0001', 'eid-not-shown'])
    const shown = await showEid(world, own)
    world.cards.turn({ drops: 1 })
    const cut = await bringEid(world, shown)
    expect([cut.status, told(cut)[2]]).toEqual([503, 'card-service-unavailable'])
    expect(told(await bringEid(world, shown)), 'used up').toEqual(unknown)
  })
})

describe('beginning', () => {
  const begin = () => world.as(browserOfHolder()).call(beginPortalEid, { input: { eid: 'ftn' } })

  test('says that the service is down, whatever is wrong with it, and names each e-ID that is connected', async () => {
    for (const switches of [{ outcome: 'wrong-key' }, { garbage: 'not-json' }, { drops: 1 }] as const) {
      world.cards.turn({ ...usualSwitches, ...switches })
      const answer = await begin()
      expect([answer.status, told(answer)[2]]).toEqual([503, 'card-service-unavailable'])
    }
    const { body } = await world.as(browserOfHolder()).call(listPortalEids, {})
    expect(body.eids).toEqual(['bankid-se', 'ftn', 'mitid', 'bankid-no'])
  })

  test('is counted by its source before anybody is asked, also a hundred at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 100 }, begin))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60)
    expect((await begin()).status).toBe(429)
    const { rows } = await world.owner.query<{ count: number }>('select count(*)::int from omsorg.crp_eid_sign_in')
    expect(rows).toEqual([{ count: 60 }])
  })

  test('of one number is judged twenty times an hour, whether anybody has it or not', async () => {
    const { id } = await person()
    await portalAccountOf(world, { careRecipientId: id })
    for (const number of [own, guardians]) {
      await world.owner.query('truncate omsorg.crp_eid_sign_in')
      const answers: unknown[] = []
      for (let each = 0; each < 21; each++) answers.push(told(await enterByEid(world, number)))
      expect(answers[19]?.toString() === nobodys.toString()).toBe(number === guardians)
      expect(answers[20]).toEqual(nobodys)
    }
  })

  test('writes down no number, no session and no state as it is', async () => {
    const shown = await showEid(world, own)
    await bringEid(world, shown)
    const { rows } = await world.owner.query('select to_json(e)::text as row from omsorg.crp_eid_sign_in e')
    const hex = (text: string) => Buffer.from(text).toString('hex')
    for (const secret of [own, shown.state, shown.grandidsession]) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(JSON.stringify(rows)).not.toContain(hex(secret))
    }
  })
})
