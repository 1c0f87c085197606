import { messageIdHeader, signatureHeader, signWebhook, timestampHeader } from '../../adapters/erp/webhook-signature.ts'
import { keepTemplate, placeOrder, residentsTemplate, saveOrder, withdrawalOf } from '../orders.ts'
import type { World } from '../world.ts'
import type { Examples } from './example.ts'

export const orderExamples: Examples = {
  'orders/withdrawal/save-withdrawal': (world) => ({ input: withdrawalOf(world.care.ordinary, { quantity: 1 }) }),
  'orders/placing/confirm-order': async (world, actor) => {
    const { customerOrderId, rowVersion } = await saveOrder(
      world,
      actor,
      withdrawalOf(world.care.ordinary, { quantity: 1 }),
    )
    return { input: { customerOrderId, rowVersion, acceptWarnings: true } }
  },
  'orders/order/cancel-order': async (world, actor) => {
    const { customerOrderId } = await placeOrder(world, actor, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    return { input: { customerOrderId, reason: 'Beställd två gånger' } }
  },
  'orders/order/delete-draft': async (world, actor) => {
    const { customerOrderId } = await saveOrder(world, actor, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    return { params: { customerOrderId } }
  },
  'orders/order/find-orders': () => ({ input: { searchTerm: 'Åkerström' } }),
  'orders/today/list-orders-on-the-way': async (world, actor) => {
    await placeOrder(world, actor, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    return {}
  },
  'orders/today/list-waiting': async (world, actor) => {
    const { customerOrderId } = await placeOrder(world, actor, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    await world.owner.query(
      `insert into omsorg.order_task (customer_order_id, market, client_id, care_place_id, kind, since)
       select o.id, o.market, o.client_id, o.care_place_id, 'refused', o.confirmed_at
       from omsorg.customer_order o where o.id = $1`,
      [customerOrderId],
    )
    return {}
  },
  'orders/preliminary/upsert-preliminary-order': (world) => ({ input: residentsTemplate(world) }),
  'orders/preliminary/search-preliminary-orders': (world) => ({ input: { carePlaceId: world.home.place.id } }),
  'orders/preliminary/update-favorite': (world) => ({
    input: { preliminaryOrderId: world.care.ordinary.preliminaryOrderId, favorite: true },
  }),
  'orders/preliminary/read-preliminary-order': (world) => ({
    params: { preliminaryOrderId: world.care.ordinary.preliminaryOrderId },
  }),
  'orders/preliminary/delete-preliminary-order': async (world, actor) => {
    const { preliminaryOrderId } = await keepTemplate(world, actor, residentsTemplate(world))
    return { params: { preliminaryOrderId } }
  },
  'orders/erp/receive-erp-message': (world) => {
    const input = { messageId: 'm-1', orderId: 1, status: 3, occurredOn: '2026-11-20T08:00:00Z' }
    return { input, headers: signedBy(world, input) }
  },
}

function signedBy(world: World, input: { readonly messageId: string }): Record<string, string> {
  const timestamp = String(Math.floor(world.clock.now().epochMilliseconds / 1000))
  const { messageId } = input
  const rawBody = Buffer.from(JSON.stringify(input))
  const signature = signWebhook(world.config.erp?.webhookKeys[0] ?? '', { timestamp, messageId, rawBody })
  return { [timestampHeader]: timestamp, [messageIdHeader]: messageId, [signatureHeader]: signature }
}
