import { confirmPortalOrder } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import { askForRenewal } from '@omsorg/contract/portal/renewal/ask-for-renewal.ts'
import { reportDelivery } from '@omsorg/contract/portal/report/report-delivery.ts'
import { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import { beginPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/begin-portal-passkey.ts'
import { insertPlacedOrder } from '@omsorg/database/demo/build/orders.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import { insertDiary } from '@omsorg/database/demo/build/investigations.ts'
import { portalCode } from '../../features/sign-in/index.ts'
import { authenticator } from '../../features/sign-in/testing/authenticator.ts'
import { linkPortalAccount } from './holders.ts'
import { accountBehindLink } from './links.ts'
import { todayOf } from '../prescriptions.ts'
import { newPerson } from '../examples/care-recipients.ts'
import type { SignedIn, World } from '../world.ts'
import type { Examples } from '../examples/example.ts'
import { newEmail } from '../examples/portal-accounts.ts'

const orderOf = (world: World, row = world.care.ordinary.row) => {
  const { id } = world.care.ordinary
  return {
    careRecipientId: id,
    lines: [{ prescriptionRowId: row.id, itemNumber: row.product.itemNumber, quantity: 1 }],
    destination: { deliveryMethodCode: 'HOME' },
  }
}

/** What is filled in for an order of the holder, saved. */
async function savedBy(world: World, actor: SignedIn, row = world.care.ordinary.row) {
  const { body, text } = await world.as(actor).call(savePortalOrder, { input: orderOf(world, row) })
  if (!body.customerOrderId) throw new Error(`an order of the portal was not saved: ${text}`)
  const { careRecipientId, customerOrderId, rowVersion } = body
  return { careRecipientId, customerOrderId, rowVersion }
}

/** A parcel of the person at home that is there, with its one line: it draws from nothing, however many there are. */
export async function arrivedParcel(world: World) {
  const { ordinary } = world.care
  const { id, partIds, lineIds } = await insertPlacedOrder(world.owner, await readVatRates(world.owner), {
    place: world.home.place,
    recipient: ordinary,
    placedBy: world.people.prescriber,
    at: world.clock.now().subtract({ hours: 24 * 3 }),
    lines: [{ product: world.home.products.pad, quantity: 1, price: 8_400 }],
    customerNumber: '1001',
  })
  const [orderId = 0, orderLineId = 0] = [partIds[0], lineIds[0]]
  return { careRecipientId: ordinary.id, customerOrderId: id, orderId, orderLineId }
}

/** One package of it that is missing. */
export async function faultOf(world: World) {
  return { ...(await arrivedParcel(world)), fault: 'missing' as const, packages: 1 }
}

/** A prescription that ends in twenty days, of which nobody has asked anything. */
export async function endsSoon(world: World, prescriptionId: number): Promise<void> {
  await world.owner.query('delete from omsorg.renew_request where prescription_id = $1', [prescriptionId])
  await world.owner.query('update omsorg.prescription set end_date = $2 where id = $1', [
    prescriptionId,
    todayOf(world).add({ days: 20 }).toString(),
  ])
}

/** A diary of the person at home that goes on since yesterday. */
export async function runningDiary(world: World): Promise<number> {
  const { id } = world.care.ordinary
  await world.owner.query(
    'update omsorg.leakage_diary set ended_at = now() where care_recipient_id = $1 and ended_at is null',
    [id],
  )
  return insertDiary(world.owner, {
    careRecipientId: id,
    clientId: world.home.client.id,
    carePlaceId: world.home.place.id,
    by: world.people.prescriber.id,
    startedAt: world.clock.now().subtract({ hours: 30 }),
  })
}

export const portalExamples: Examples = {
  'portal/order/list-portal-delivery-points': () => ({ params: { postalCode: '87140' } }),
  'portal/report/report-delivery': async (world) => ({ input: await faultOf(world) }),
  'portal/report/take-report-back': async (world, actor) => {
    const input = await faultOf(world)
    const told = await world.as(actor).call(reportDelivery, { input })
    return { input: { careRecipientId: input.careRecipientId, reportId: told.body.reportId } }
  },
  'portal/receipt/say-it-came': async (world) => {
    const { careRecipientId, customerOrderId, orderId } = await arrivedParcel(world)
    return { input: { careRecipientId, customerOrderId, orderId } }
  },
  'portal/moved/tell-of-move': async (world) => {
    const { id: careRecipientId } = world.care.ordinary
    await world.owner.query("delete from omsorg.order_task where care_recipient_id = $1 and kind = 'moved'", [
      careRecipientId,
    ])
    return { input: { careRecipientId, street: 'Storgatan 4', zip: '871 40', city: 'Härnösand', from: null } }
  },
  'portal/renewal/ask-for-renewal': async (world) => {
    const { id: careRecipientId, prescription } = world.care.ordinary
    await endsSoon(world, prescription.id)
    return { input: { careRecipientId, prescriptionId: prescription.id } }
  },
  'portal/renewal/take-request-back': async (world, actor) => {
    const { id: careRecipientId, prescription } = world.care.ordinary
    await endsSoon(world, prescription.id)
    const input = { careRecipientId, prescriptionId: prescription.id }
    const asked = await world.as(actor).call(askForRenewal, { input })
    return { input: { careRecipientId, renewRequestId: asked.body.renewRequestId } }
  },
  'portal/report/see-report-answers': (world) => ({
    input: { careRecipientId: world.care.ordinary.id, reportIds: [world.care.ordinary.taskId] },
  }),
  'portal/renewal/see-portal-answers': (world) => ({
    input: { careRecipientId: world.care.ordinary.id, renewRequestIds: [world.care.ordinary.renewRequestId] },
  }),
  'portal/stock/count-portal-stock': async (world) => {
    const { id: careRecipientId, row } = world.care.ordinary
    await world.owner.query('delete from omsorg.stock_count where care_recipient_id = $1', [careRecipientId])
    return { input: { careRecipientId, prescriptionRowId: row.id, pieces: 40 } }
  },
  'portal/diary/start-portal-diary': (world) => ({ input: { careRecipientId: world.care.ordinary.id } }),
  'portal/diary/send-portal-entries': async (world) => {
    const careRecipientId = world.care.ordinary.id
    const at = world.clock.now().subtract({ hours: 3 }).toString()
    const weighed = { entryId: crypto.randomUUID(), at, wet: 212, dry: 92, changedOn: at }
    return { input: { careRecipientId, diaryId: await runningDiary(world), entries: [weighed] } }
  },
  'portal/order/save-portal-order': (world) => ({ input: orderOf(world) }),
  'portal/order/confirm-portal-order': async (world, actor) => ({ input: await savedBy(world, actor) }),
  'portal/order/cancel-portal-order': async (world, actor) => {
    // Of a row that the examples of staff leave alone.
    const input = await savedBy(world, actor, world.care.ordinary.secondRow)
    const placed = await world.as(actor).call(confirmPortalOrder, { input })
    if (placed.status !== 200) throw new Error(`an order of the portal was not placed: ${placed.text}`)
    const { careRecipientId, customerOrderId } = input
    return { input: { careRecipientId, customerOrderId } }
  },
  'sign-in/portal/ask-portal-code': () => ({ input: { contact: newEmail() } }),
  'sign-in/portal/begin-portal-eid': () => ({ input: { eid: 'bankid-se' } }),
  'sign-in/portal/list-portal-eids': () => ({}),
  'sign-in/portal/read-portal-link': async (world) => ({
    input: { activation: (await accountBehindLink(world)).activation },
  }),
  'sign-in/portal-device/list-portal-devices': () => ({}),
  'sign-in/portal-device/sign-out-portal-device': async (world, { claims }) => ({
    params: { deviceId: await deviceOfHolder(world, Number(claims.sub)) },
  }),
  'sign-in/portal-device/sign-out-other-portal-devices': () => ({}),
  'sign-in/portal-passkey/list-portal-passkeys': () => ({}),
  'sign-in/portal-passkey/begin-portal-passkey': () => ({}),
  'sign-in/portal-passkey/add-portal-passkey': async (world, actor) => {
    const { origin, hostname: rpId } = new URL(world.config.publicAddress)
    const { body } = await world.as(actor).call(beginPortalPasskey, {})
    return { input: { name: 'Mobil', attestation: authenticator({ origin, rpId }).make(body.challenge) } }
  },
  'sign-in/portal-passkey/rename-portal-passkey': async (world, { claims }) => ({
    params: { id: await passkeyOfHolder(world, Number(claims.sub)) },
    input: { name: 'Läsplatta' },
  }),
  'sign-in/portal-passkey/remove-portal-passkey': async (world, { claims }) => ({
    params: { id: await passkeyOfHolder(world, Number(claims.sub)) },
  }),
  'portal/me/change-own-contact': () => ({ input: { email: newEmail() } }),
  'portal/me/prove-own-contact': async (world, { claims }) => {
    const { rows } = await world.owner.query<{ id: string }>(
      `insert into omsorg.crp_contact_change (crp_account_id, email, is_free, created_at, expires_at)
       values ($1, $2, true, now(), now() + interval '1 day') returning id`,
      [Number(claims.sub), newEmail()],
    )
    const changeId = rows[0]?.id ?? ''
    return { input: { changeId, code: portalCode(world.config.secret, `contact ${changeId}`) } }
  },
  'portal/me/confirm-consent': (world) => ({ input: { careRecipientId: world.care.ordinary.id, version: 1 } }),
  // Of one whom the account is linked to besides and whose consent has not been asked for yet.
  'portal/me/decline-consent': async (world, { claims }) => {
    const { id } = await newPerson(world)
    await linkPortalAccount(world, { accountId: Number(claims.sub) }, id, { holder: 'self', confirmed: false })
    return { input: { careRecipientId: id, version: 1 } }
  },
  // Of one whom the account is linked to besides: with the last one the session would end.
  'portal/me/withdraw-consent': async (world, { claims }) => {
    const { id } = await newPerson(world)
    await linkPortalAccount(world, { accountId: Number(claims.sub) }, id, { holder: 'self' })
    return { input: { careRecipientId: id, sure: true } }
  },
}

async function deviceOfHolder(world: World, accountId: number): Promise<string> {
  const { rows } = await world.owner.query<{ id: string }>(
    `insert into omsorg.crp_device (crp_account_id, device_hash, last_seen_at) values ($1, $2, now()) returning id`,
    [accountId, Buffer.from(crypto.randomUUID())],
  )
  return rows[0]?.id ?? ''
}

async function passkeyOfHolder(world: World, accountId: number): Promise<string> {
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.crp_passkey (crp_account_id, name, public_key, credential_id, created_at)
     values ($1, 'Mobil', 'key', $2, now()) returning id`,
    [accountId, Buffer.from(crypto.randomUUID())],
  )
  return String(rows[0]?.id)
}
