import { askConsentAgain } from '@omsorg/contract/portal-accounts/account/ask-consent-again.ts'
import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { confirmConsent } from '@omsorg/contract/portal/me/confirm-consent.ts'
import { declineConsent } from '@omsorg/contract/portal/me/decline-consent.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { openHolder, portalAccountOf } from '../../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let staff: SignedIn
beforeAll(async () => {
  world = await openWorld()
  staff = await world.signIn(world.people.keeper)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('truncate omsorg.budget_use, omsorg.source_budget_use')
  world.mailbox().empty()
})

/** A person whose holder has been asked for the consent and has not answered. */
async function asked() {
  const { id } = await newPerson(world)
  const account = await portalAccountOf(world, { careRecipientId: id, confirmed: false })
  return { id, account, holder: await openHolder(world, account, id) }
}
type Asked = Awaited<ReturnType<typeof asked>>

const no = ({ id, holder }: Asked) =>
  world.as(holder).call(declineConsent, { input: { careRecipientId: id, version: 1 } })
const yes = ({ id, holder }: Asked) =>
  world.as(holder).call(confirmConsent, { input: { careRecipientId: id, version: 1 } })
const askAgain = ({ id, account }: Asked) =>
  world.as(staff).call(askConsentAgain, { input: { careRecipientId: id, portalAccountId: account.accountId } })
const home = ({ id, holder }: Asked) => world.as(holder).call(readHome, { params: { careRecipientId: String(id) } })
async function seenByStaff({ id }: Asked) {
  const { body } = await world.as(staff).call(listPortalAccounts, { query: { careRecipientId: String(id) } as never })
  return body.accounts[0]
}
const eventsOf = async ({ id }: Asked) => {
  const { rows } = await world.owner.query<{ event: string }>(
    `select event from omsorg.care_recipient_event where care_recipient_id = $1 and event like 'portal-consent%' order by id`,
    [id],
  )
  return rows.map(({ event }) => event)
}

test('a no is told to the care place with its moment, opens nothing, and said twice it is one', async () => {
  const person = await asked()
  const first = await no(person)
  expect(first.status).toBe(200)
  expect((await no(person)).body.declinedAt).toBe(first.body.declinedAt)
  expect(await seenByStaff(person)).toMatchObject({
    status: 'active',
    consentDeclinedAt: first.body.declinedAt,
    consentAskedAgainAt: null,
  })
  expect((await home(person)).status).toBe(404)
  expect(await eventsOf(person)).toEqual(['portal-consent-declined'])
})

test('the answer of the holder stands in the access log under the account', async () => {
  const person = await asked()
  await no(person)
  const { rows } = await world.owner.query<{ action: string; user_id: number }>(
    `select l.action, l.user_id from omsorg.access_log l join omsorg.crp_account a on a.author_id = l.user_id
     where a.id = $1 and l.action like '%decline-consent'`,
    [person.account.accountId],
  )
  expect(rows).toHaveLength(1)
})

test('whoever said no can say yes at any later time, and staff see nothing of the no then', async () => {
  const person = await asked()
  await no(person)
  expect((await yes(person)).status).toBe(200)
  expect(await seenByStaff(person)).toMatchObject({ consentDeclinedAt: null })
  expect((await home(person)).status).toBe(200)
})

test('a yes that was said meanwhile is not declined but withdrawn; of both at once one counts', async () => {
  const person = await asked()
  await yes(person)
  expect((await no(person)).body).toMatchObject({ refusal: 'confirmed-meanwhile' })
  const other = await asked()
  const answers = await Promise.all([yes(other), no(other), yes(other), no(other)])
  expect(answers.map(({ status }) => status)).not.toContain(500)
  expect(await seenByStaff(other)).toMatchObject({ consentDeclinedAt: null })
})

test('staff ask once more, however many at once; the mail names nobody, and the question waits', async () => {
  const person = await asked()
  await no(person)
  const answers = await Promise.all(Array.from({ length: 5 }, () => askAgain(person)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
  const [letter] = await vi.waitFor(
    async () => {
      expect(await world.jobsLeft()).toBe(0)
      const letters = world.mailbox().letters(person.account.email)
      expect(letters).toHaveLength(1)
      return letters
    },
    { timeout: 10_000 },
  )
  expect(letter?.text).toContain('/my')
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/Nils|Ny\b/)
  const seen = await seenByStaff(person)
  expect(seen?.consentDeclinedAt).toBeNull()
  expect(seen?.consentAskedAgainAt).not.toBeNull()
  expect(await eventsOf(person)).toEqual(['portal-consent-declined', 'portal-consent-asked-again'])
})

test('a question is asked again of a no alone, and of an account that stands for the person', async () => {
  const person = await asked()
  expect((await askAgain(person)).body).toMatchObject({ refusal: 'not-declined' })
  const other = await asked()
  await no(other)
  expect((await askAgain({ ...other, id: person.id })).body).toMatchObject({ refusal: 'account-not-found' })
})

test('nobody says no for a person whom the account does not stand for', async () => {
  const person = await asked()
  const stranger = await newPerson(world)
  expect((await no({ ...person, id: stranger.id })).body).toMatchObject({ refusal: 'person-not-found' })
})
