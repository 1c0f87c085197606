import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { createPortalAccount } from '@omsorg/contract/portal-accounts/account/create-portal-account.ts'
import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { removePortalAccount } from '@omsorg/contract/portal-accounts/account/remove-portal-account.ts'
import { resendActivation } from '@omsorg/contract/portal-accounts/account/resend-activation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newPerson } from '../../testing/examples/care-recipients.ts'
import { newEmail, newMobile } from '../../testing/examples/portal-accounts.ts'
import { activateByLink } from '../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let handler: SignedIn
beforeAll(async () => {
  world = await openWorld()
  handler = await world.signIn(world.people.keeper)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('truncate omsorg.budget_use, omsorg.source_budget_use')
  world.mailbox().empty()
})

type Given = CallOf<typeof createPortalAccount>['input']
const create = (careRecipientId: number, more: Partial<Given> & { idempotencyKey?: string } = {}) => {
  const { idempotencyKey, ...given } = more
  const email = given.email ?? newEmail()
  const input = {
    careRecipientId,
    holder: 'self',
    email,
    emailConfirm: email,
    mobile: newMobile(),
    consent: true,
    ...given,
  }
  return world
    .as(handler)
    .call(createPortalAccount, { input: input as Given, ...(idempotencyKey ? { idempotencyKey } : {}) })
}
const list = async (careRecipientId: number) =>
  (await world.as(handler).call(listPortalAccounts, { query: { careRecipientId } })).body
const accountsOf = async (careRecipientId: number) => (await list(careRecipientId)).accounts
const linksIn = (to: string) =>
  world
    .mailbox()
    .letters(to)
    .map(({ text }) => /#activate=([\w-]+)/.exec(text)?.[1] ?? '')
const mailed = (to: string, count: number) =>
  vi.waitFor(
    async () => {
      expect(await world.jobsLeft()).toBe(0)
      expect(linksIn(to)).toHaveLength(count)
      return linksIn(to)
    },
    { timeout: 10_000 },
  )
const activate = (link: string) => activateByLink(world, link)
const resend = (careRecipientId: number, portalAccountId: number) =>
  world.as(handler).call(resendActivation, { input: { careRecipientId, portalAccountId } })
const remove = (careRecipientId: number, portalAccountId: number, scope: 'one' | 'all') =>
  world.as(handler).call(removePortalAccount, { input: { careRecipientId, portalAccountId, scope } })
const child = { birthDate: '2015-02-03' }

describe('an account is given', () => {
  test('and mailed to its holder, who makes it active by the link, once, and gets no other then (O-4-48, O-7-197, O-8-32)', async () => {
    const { id } = await newPerson(world)
    const email = newEmail()
    const { body } = await create(id, { email })
    expect(body).toMatchObject({ made: 'new' })
    const [link = ''] = await mailed(email, 1)
    expect(await accountsOf(id)).toMatchObject([
      { portalAccountId: body.portalAccountId, holder: 'self', name: 'Nils Ny', email, status: 'mail-sent', others: 0 },
    ])
    const answers = await Promise.all(Array.from({ length: 5 }, () => activate(link)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    expect((await activate(link)).body).toMatchObject({ refusal: 'link-used' })
    expect(await accountsOf(id)).toMatchObject([{ status: 'active', linkGoodUntil: null }])
    expect((await resend(id, body.portalAccountId)).errors).toEqual({ portalAccountId: 'CRS013005' })
  })

  test('with the consent of the holder, dated and named, or not at all (O-3-18)', async () => {
    const { id } = await newPerson(world)
    expect((await create(id, { consent: false as never })).status).toBe(400)
    await create(id)
    const [account] = await accountsOf(id)
    expect(account?.consentRecordedBy?.name).toBe(world.people.keeper.name)
    const { rows } = await world.owner.query('select ended_at from omsorg.crp_consent where care_recipient_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ ended_at: null }])
  })

  test('once, however often it is sent at once, with one key or with several', async () => {
    const one = await newPerson(world)
    const [email, mobile, idempotencyKey] = [newEmail(), newMobile(), crypto.randomUUID()]
    const same = await Promise.all(Array.from({ length: 10 }, () => create(one.id, { email, mobile, idempotencyKey })))
    expect(new Set(same.map(({ status }) => status))).not.toContain(500)
    const other = await newPerson(world)
    const many = await Promise.all(Array.from({ length: 10 }, () => create(other.id)))
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
    expect([await accountsOf(one.id), await accountsOf(other.id)]).toMatchObject([[{}], [{}]])
  })

  test('to two with one e-mail at the same moment, of whom one is refused or joins, and nobody has a second one', async () => {
    const [one, other] = await Promise.all([newPerson(world), newPerson(world)])
    const [email, mobile] = [newEmail(), newMobile()]
    const answers = await Promise.all([one, other].map(({ id }) => create(id, { email, mobile })))
    expect(answers.map(({ status }) => status)).not.toContain(500)
    const { rows } = await world.owner.query('select 1 from omsorg.crp_account where email = $1', [email])
    expect(rows).toHaveLength(1)
  })
})

describe('is refused', () => {
  test('where the two e-mails differ (O-3-16)', async () => {
    const { id } = await newPerson(world)
    expect((await create(id, { emailConfirm: 'a@b.example' })).errors).toEqual({ emailConfirm: 'COM001001' })
  })

  test('with a mobile number or an e-mail of another account (O-5-57, O-8-28, O-8-30)', async () => {
    const [one, other] = await Promise.all([newPerson(world), newPerson(world)])
    const [email, mobile] = [newEmail(), newMobile()]
    await create(one.id, { email, mobile })
    expect((await create(other.id, { mobile })).errors).toEqual({ mobile: 'CRS013001' })
    expect((await create(other.id, { email })).errors).toEqual({ email: 'CRS013003' })
    expect(await accountsOf(other.id)).toEqual([])
  })

  test('a second one of the person (O-5-28), and of whoever has one (O-8-29)', async () => {
    const { id } = await newPerson(world)
    await create(id)
    expect((await create(id)).errors).toEqual({ holder: 'CRS013002' })
  })

  test('to a child, to a guardian whose age nobody knows, and to the guardian of an adult', async () => {
    const young = await newPerson(world, child)
    expect((await create(young.id)).body).toMatchObject({ refusal: 'not-adult' })
    expect((await create(young.id, { holder: 'guardian', guardianId: young.guardianId })).status).toBe(200)
    const unknown = await newPerson(world, { ...child, guardians: [{ firstName: 'Eva', lastName: 'Vård' }] })
    expect((await create(unknown.id, { holder: 'guardian', guardianId: unknown.guardianId })).body).toMatchObject({
      refusal: 'age-unknown',
    })
    const grown = await newPerson(world)
    expect((await create(grown.id, { holder: 'guardian', guardianId: grown.guardianId })).body).toMatchObject({
      refusal: 'of-age',
    })
  })

  test('where the care place uses none, and for whom the record does not name', async () => {
    const { id } = await newPerson(world)
    expect((await create(id, { holder: 'trustee' })).errors).toEqual({ holder: 'COM001001' })
    await world.owner.query('update omsorg.care_recipient_setting set crp_accounts_allowed = false')
    try {
      expect((await create(id)).body).toMatchObject({ refusal: 'setting-off' })
      expect(await list(id)).toMatchObject({ allowed: false, holders: [{ can: { reason: 'setting-off' } }, {}] })
    } finally {
      await world.owner.query('update omsorg.care_recipient_setting set crp_accounts_allowed = true')
    }
  })
})

test('the same e-mail and number let the account stand for one person more (O-5-59)', async () => {
  const guardians = [{ firstName: 'Gun', lastName: 'Vård', ssn: '195405283077' }]
  const [one, other] = [
    await newPerson(world, { ...child, guardians }),
    await newPerson(world, { ...child, guardians }),
  ]
  const contact = { email: newEmail(), mobile: newMobile(), holder: 'guardian' as const }
  const first = await create(one.id, { ...contact, guardianId: one.guardianId })
  const second = await create(other.id, { ...contact, guardianId: other.guardianId })
  expect(second.body).toMatchObject({ made: 'joined', portalAccountId: first.body.portalAccountId })
  expect(await accountsOf(one.id)).toMatchObject([{ others: 1 }])
  await mailed(contact.email, 1)
  // Somebody else with another number is not whoever holds it.
  const third = await newPerson(world)
  expect((await create(third.id, { ...contact, holder: 'self' })).errors).toEqual({ email: 'CRS013003' })
})

test('a mail that is sent anew makes the former link useless', async () => {
  const { id } = await newPerson(world)
  const email = newEmail()
  const { body } = await create(id, { email })
  const [former = ''] = await mailed(email, 1)
  expect((await resend(id, body.portalAccountId)).status).toBe(200)
  const newest = (await mailed(email, 2)).find((link) => link !== former) ?? ''
  expect((await activate(former)).body).toMatchObject({ refusal: 'link-replaced' })
  expect((await activate(newest)).status).toBe(200)
  expect((await activate('nobody-made-this-one')).body).toMatchObject({ refusal: 'link-ended' })
})

test('a link ends after seven days', async () => {
  const { id } = await newPerson(world)
  const email = newEmail()
  await create(id, { email })
  const [link = ''] = await mailed(email, 1)
  await world.owner.query("update omsorg.crp_activation_link set expires_at = now() - interval '1 minute'")
  expect((await activate(link)).body).toMatchObject({ refusal: 'link-ended' })
})

describe('the e-mail and the number of an account (O-5-58)', () => {
  test('are saved and shown as they were read back (O-3-15, O-3-17)', async () => {
    const young = await newPerson(world, child)
    const [email, mobile] = [newEmail(), newMobile()]
    await create(young.id, { holder: 'guardian', guardianId: young.guardianId, email, mobile })
    const [account] = await accountsOf(young.id)
    expect(account).toMatchObject({ holder: 'guardian', guardianId: young.guardianId, email })
    expect(account?.mobile?.replaceAll(/\D/g, '')).toContain(mobile.replaceAll(/\D/g, '').slice(-7))
  })

  test('are not changed by staff: no call does it, and another pair for the same holder is refused', async () => {
    const { id } = await newPerson(world)
    const { body } = await create(id)
    const [before] = await accountsOf(id)
    const changed = {
      careRecipientId: id,
      portalAccountId: body.portalAccountId,
      email: newEmail(),
      mobile: newMobile(),
    }
    for (const method of ['PUT', 'PATCH']) {
      const response = await fetch(`${world.address()}/api/Guide/CareRecipient/CrpAccount`, {
        method,
        headers: { authorization: `Bearer ${handler.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(changed),
      })
      expect(response.ok).toBe(false)
      expect(response.status).toBeLessThan(500)
    }
    expect((await create(id, { email: changed.email, mobile: changed.mobile })).errors).toEqual({ holder: 'CRS013002' })
    expect(await accountsOf(id)).toMatchObject([{ email: before?.email, mobile: before?.mobile }])
  })
})

describe('an account is removed', () => {
  const shared = async () => {
    const guardians = [{ firstName: 'Gun', lastName: 'Vård', ssn: '195405283077' }]
    const contact = { email: newEmail(), mobile: newMobile(), holder: 'guardian' as const }
    const persons = [await newPerson(world, { ...child, guardians }), await newPerson(world, { ...child, guardians })]
    const made = []
    for (const { id, guardianId } of persons) made.push(await create(id, { ...contact, guardianId }))
    const [one = 0, other = 0] = persons.map(({ id }) => id)
    return { one, other, account: made[0]?.body.portalAccountId ?? 0 }
  }

  test('for one person, and stays for the others; with the last it is deleted (O-4-49)', async () => {
    const { one, other, account } = await shared()
    expect((await remove(one, account, 'one')).body).toMatchObject({ deleted: false })
    expect([await accountsOf(one), await accountsOf(other)]).toMatchObject([[], [{ others: 0 }]])
    expect((await remove(other, account, 'one')).body).toMatchObject({ deleted: true })
    expect((await remove(other, account, 'one')).errors).toEqual({ portalAccountId: 'CRS013004' })
  })

  test('for all, and the history of each says so; the consents stay, ended', async () => {
    const { one, other, account } = await shared()
    expect((await remove(one, account, 'all')).body).toMatchObject({ deleted: true })
    expect(await accountsOf(other)).toEqual([])
    const { rows } = await world.owner.query(
      `select e.care_recipient_id as id, c.ended_at is not null as ended from omsorg.care_recipient_event e
       join omsorg.crp_consent c on c.care_recipient_id = e.care_recipient_id
       where e.event = 'portal-account-removed' and e.care_recipient_id = any($1) order by 1`,
      [[one, other]],
    )
    expect(rows).toEqual([one, other].toSorted((a, b) => a - b).map((id) => ({ id, ended: true })))
  })

  test('while somebody gives it to one person more: it stands for that person, or a new one does', async () => {
    const { one, account } = await shared()
    const guardians = [{ firstName: 'Gun', lastName: 'Vård', ssn: '195405283077' }]
    const third = await newPerson(world, { ...child, guardians })
    const [known] = await accountsOf(one)
    const contact = { email: known?.email ?? '', mobile: known?.mobile ?? '', holder: 'guardian' as const }
    const [gone, given] = await Promise.all([
      remove(one, account, 'all'),
      create(third.id, { ...contact, guardianId: third.guardianId }),
    ])
    expect([gone.status, given.status]).toEqual([200, 200])
    expect((await accountsOf(third.id)).length).toBe(given.body.made === 'new' ? 1 : 0)
  })

  test('neither removed, nor mailed anew, nor seen from where the person is not (O-8-31)', async () => {
    const { portalAccountId, id } = world.care.ofNeighbour
    const refused = { portalAccountId: 'CRS013004' }
    expect((await remove(world.care.ordinary.id, portalAccountId, 'all')).errors).toEqual(refused)
    expect((await remove(id, portalAccountId, 'all')).errors).toEqual(refused)
    expect((await resend(id, portalAccountId)).errors).toEqual(refused)
    expect((await resend(world.care.ordinary.id, 2_000_000_000)).errors).toEqual(refused)
  })
})

test('an account shows nothing more once the record names somebody else, and names nobody of a protected person', async () => {
  const { id, guardianId } = await newPerson(world, child)
  await create(id, { holder: 'guardian', guardianId })
  expect(await accountsOf(id)).toMatchObject([{ name: 'Gun Vård', accessEnd: null }])
  await world.owner.query("update omsorg.guardian set first_name = 'Eva' where id = $1", [guardianId])
  expect(await accountsOf(id)).toMatchObject([{ name: 'Gun Vård', accessEnd: 'no-longer-representative' }])
  const hidden = await list(world.care.protected.id)
  expect(hidden.accounts).toMatchObject([{ name: null, email: null, mobile: null }])
  expect(hidden.holders.map(({ name, phone }) => name ?? phone)).toEqual([null, null])
})
