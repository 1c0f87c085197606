import { anonymizeCareRecipient } from '@omsorg/contract/care-recipients/recipient/anonymize-care-recipient.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressesOfFiles, byOthers, forFilesElsewhere, namedIn, type Other } from '../testing/attacks/files.ts'
import { attempt } from '../testing/attacks/attack.ts'
import { replaced } from '../testing/arbitrary.ts'
import { idsAt } from '../testing/ids.ts'
import { startCanary, type Canary } from '../testing/canary.ts'
import { insertOtherFiles, type OtherFiles } from '../testing/attacks/other-files.ts'
import { holdersWithoutReach } from '../testing/portal/strangers.ts'
import { openStage, type Stage } from '../testing/stage.ts'
import { nobody } from '../testing/world.ts'

/** Prints, photos, files of news, reports and texts: whoever has the address of one has nothing by it. */
let stage: Stage
let canary: Canary
let others: OtherFiles
/** Who is signed in nowhere, or is a holder of the portal. */
let outside: readonly Other[]
let staff: {
  readonly ofMarket: readonly Other[]
  readonly ofClient: readonly Other[]
  readonly ofPlace: readonly Other[]
}
beforeAll(async () => {
  stage = await openStage()
  canary = await startCanary()
  const { world } = stage
  const { people, care } = world
  others = await insertOtherFiles(world)
  const signedOut = (['GUIDE', 'PRINCIPAL', 'CSP', 'CRP'] as const).map((application) => ({
    what: `nobody, below ${application},`,
    caller: { ...nobody(), application },
  }))
  outside = [...signedOut, ...(await holdersWithoutReach(world, care.ordinary.id))]
  const as = async (what: string, account: Account): Promise<Other> => ({ what, caller: await world.signIn(account) })
  staff = {
    ofMarket: [
      await as('staff of another market', people.foreigner),
      await as('customer service of another market', people.customerServiceAbroad),
    ],
    ofClient: [await as('staff of another client', people.stranger)],
    ofPlace: [await as('staff of another place', people.sisterNurse)],
  }
})
afterAll(async () => {
  await canary.close()
  await stage.close()
})

const each = addressesOfFiles.flatMap((endpoint) =>
  (endpoint.applications ?? []).map(
    (application) => [`${endpoint.name} of ${application}`, endpoint, application] as const,
  ),
)

test('all addresses of files are among them', () => {
  const names = new Set(addressesOfFiles.map(({ name }) => name.split('/')[0]))
  expect(addressesOfFiles.length).toBeGreaterThanOrEqual(19)
  expect(names).toEqual(
    new Set([
      'claims',
      'content',
      'news',
      'orders',
      'organisation-import',
      'planning',
      'portal',
      'prints',
      'reports',
      'sign-in',
    ]),
  )
})

describe.each(each)('%s', (_name, endpoint, application) => {
  test('is answered in order, and what is not the caller’s as what there is not', async () => {
    const target = await stage.targetOf(endpoint, application)
    expect((await attempt(target, {})).status).toBe(200)
    expect(await forFilesElsewhere(target, others)).toEqual([])
  })

  test('tells nobody else of it', async () => {
    const target = await stage.targetOf(endpoint, application)
    expect(await byOthers(target, await callersBeside(endpoint.name), others)).toEqual([])
  })
})

/** Whom an address is not for: a product is for all staff of its market, news for all of its client, a film for everybody. */
function callersBeside(name: string): readonly Other[] {
  const { ofMarket, ofClient } = staff
  if (name.endsWith('/read-video') || name.endsWith('-list')) return outside
  if (name.endsWith('/print-product')) return [...outside, ...ofMarket]
  return name.startsWith('news/')
    ? [...outside, ...ofMarket, ...ofClient]
    : [...outside, ...ofMarket, ...ofClient, ...staff.ofPlace]
}

/** Last, for the person at home is gone by it. */
describe('once a person is anonymized', () => {
  let gone: ReturnType<typeof idsAt>
  beforeAll(async () => {
    const { world } = stage
    gone = idsAt(world, 'home')
    const { id } = world.care.ordinary
    await world.owner.query('update omsorg.prescription set status = $2 where care_recipient_id = $1', [
      id,
      prescriptionStatus.closed,
    ])
    await world.owner.query(
      `update omsorg.order_part set erp_status = $2
       where customer_order_id in (select customer_order_id from omsorg.order_line where care_recipient_id = $1
         union select id from omsorg.customer_order where care_recipient_id = $1)`,
      [id, erpStatus.invoiced],
    )
    const service = await world.signIn(world.people.customerService)
    const answer = await world.as(service).call(anonymizeCareRecipient, { input: { careRecipientId: id } })
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
  })

  const ofPersons = ['careRecipientId', 'prescriptionRowId', 'customerOrderId', 'fileId', 'photoId']
  const asked = each.filter(([, { name }, application]) => application !== 'CRP' && !name.startsWith('news/'))
  test.each(asked)('%s answers for her as for nobody', async (_name, endpoint, application) => {
    const target = await stage.targetOf(endpoint, application)
    for (const { place, path, kind } of namedIn(target)) {
      if (!ofPersons.includes(kind)) continue
      const at = (id: unknown) => attempt(target, { sent: { [place]: replaced(target.sent[place], path, id) } })
      const [answer, missing] = [await at(gone[kind]), await at(idsAt(stage.world, 'nowhere')[kind])]
      // The order itself stays with whoever delivered it, without its person.
      const stays = kind === 'customerOrderId' && application === 'CSP'
      expect(answer.status).toBe(stays ? 200 : missing.status)
      if (!stays) expect(answer.text).toBe(missing.text)
    }
  })
})

test('an address that guards nothing is found by both', async () => {
  const [endpoint] = addressesOfFiles.filter(({ name }) => name === 'claims/file/read-claim-file')
  if (!endpoint) throw new Error('the photo of a claim has no address')
  const target = { ...(await stage.targetOf(endpoint, 'GUIDE')), address: canary.address }
  expect(await forFilesElsewhere(target, others)).not.toEqual([])
  expect(await byOthers(target, outside, others)).not.toEqual([])
})
