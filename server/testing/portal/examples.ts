import { confirmPortalOrder } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import { portalCode } from '../../features/sign-in/index.ts'
import { linkPortalAccount } from './holders.ts'
import { newPerson } from '../examples/care-recipients.ts'
import type { SignedIn, World } from '../world.ts'
import type { Examples } from '../examples/example.ts'
import { newEmail } from '../examples/portal-accounts.ts'

const orderOf = (world: World) => {
  const { id, row } = world.care.ordinary
  return {
    careRecipientId: id,
    lines: [{ prescriptionRowId: row.id, itemNumber: row.product.itemNumber, quantity: 1 }],
    destination: { deliveryMethodCode: 'HOME' },
  }
}

/** What is filled in for an order of the holder, saved. */
async function savedBy(world: World, actor: SignedIn) {
  const { body, text } = await world.as(actor).call(savePortalOrder, { input: orderOf(world) })
  if (!body.customerOrderId) throw new Error(`an order of the portal was not saved: ${text}`)
  const { careRecipientId, customerOrderId, rowVersion } = body
  return { careRecipientId, customerOrderId, rowVersion }
}

export const portalExamples: Examples = {
  'portal/order/save-portal-order': (world) => ({ input: orderOf(world) }),
  'portal/order/confirm-portal-order': async (world, actor) => ({ input: await savedBy(world, actor) }),
  'portal/order/cancel-portal-order': async (world, actor) => {
    const input = await savedBy(world, actor)
    await world.as(actor).call(confirmPortalOrder, { input })
    const { careRecipientId, customerOrderId } = input
    return { input: { careRecipientId, customerOrderId } }
  },
  'sign-in/portal/ask-portal-code': () => ({ input: { contact: newEmail() } }),
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
  // Of one whom the account is linked to besides: with the last one the session would end.
  'portal/me/withdraw-consent': async (world, { claims }) => {
    const { id } = await newPerson(world)
    await linkPortalAccount(world, { accountId: Number(claims.sub) }, id, { holder: 'self' })
    return { input: { careRecipientId: id, sure: true } }
  },
}
