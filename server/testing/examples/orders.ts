import { messageIdHeader, signatureHeader, signWebhook, timestampHeader } from '../../adapters/erp/webhook-signature.ts'
import {
  groupOf,
  homeDeliveryOf,
  keepTemplate,
  nursingHomeOf,
  placeOrder,
  residentsTemplate,
  saveOrder,
  selectedFor,
  withdrawalOf,
} from '../orders.ts'
import type { SignedIn, World } from '../world.ts'
import type { Examples } from './example.ts'

export const orderExamples: Examples = {
  'orders/group/pre-order-group': (world) => ({ params: { carePlaceId: world.home.place.id }, query: {} }),
  'orders/group/save-group': (world) => ({ input: groupOf(world, 2) }),
  'orders/home-delivery/pre-order-home-delivery': async (world) => {
    const { ordinary } = world.care
    await selectedFor(world, ordinary)
    return { params: { careRecipientId: ordinary.id }, query: {} }
  },
  'orders/home-delivery/save-home-delivery': async (world) => {
    const { ordinary } = world.care
    const { itemNumber } = await selectedFor(world, ordinary)
    return { input: homeDeliveryOf(ordinary, itemNumber, 1) }
  },
  'orders/nursing-home/pre-order-nursing-home': () => ({ query: {} }),
  'orders/nursing-home/save-nursing-home': (world) => ({ input: nursingHomeOf([world.care.ordinary], 1) }),
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
    await taskWith(world, actor)
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
  'orders/order/search-orders-by-care-place': (world) => ({ input: { carePlaceId: world.home.place.id } }),
  'orders/overview/read-care-place-order-history': (world) => ({
    query: { customerOrderId: world.care.ordinary.order.id },
  }),
  'orders/overview/print-order-history': ({ care: { ordinary } }) => ({
    params: { customerOrderId: ordinary.order.id },
  }),
  'orders/overview/read-crp-overview': async (world) => {
    const customerOrderId = world.care.ordinary.order.id
    await world.owner.query("update omsorg.customer_order set source = 'crp' where id = $1", [customerOrderId])
    return { query: { customerOrderId } }
  },
  'orders/overview/read-order-overview-for-care-recipient': ({ care: { ordinary } }) => ({
    query: { customerOrderId: ordinary.order.id, careRecipientId: ordinary.id },
  }),
  'orders/overview/read-sum-and-parcel-link': (world) => ({
    query: { customerOrderId: world.care.ordinary.order.id },
  }),
  'orders/latest/latest-ordered-selected-products': ({ care: { ordinary } }) => ({
    input: { careRecipientId: ordinary.id, itemNumbers: [ordinary.catheterRow.product.itemNumber] },
  }),
  'orders/latest/last-withdrawal-flavors': ({ care: { ordinary } }) => ({
    query: { careRecipientId: ordinary.id, itemNumber: ordinary.catheterRow.product.itemNumber },
  }),
  'orders/latest/last-ordered-care-recipient': (world) => ({ query: { careRecipientId: world.care.ordinary.id } }),
  'orders/latest/last-ordered-care-place': (world) => ({ query: { carePlaceId: world.home.place.id } }),
  'orders/latest/last-withdrawal-product-group': async ({ owner, care: { ordinary } }) => {
    const { rows } = await owner.query<{ number: string }>(
      'select product_group_number as number from omsorg.product where id = $1',
      [ordinary.catheterRow.product.id],
    )
    return { query: { careRecipientId: ordinary.id, productGroupNumber: rows[0]?.number ?? '' } }
  },
  'orders/latest/last-delivery-notifications': (world) => ({ query: { careRecipientId: world.care.ordinary.id } }),
  'orders/task/list-tasks-of-order': async (world, actor) => {
    const { customerOrderId } = await taskWith(world, actor)
    return { params: { customerOrderId } }
  },
  'orders/task/search-order-tasks': async (world, actor) => {
    await taskWith(world, actor)
    return { input: { choice: 'not-done' } }
  },
  'orders/task/read-move': (world) => ({ params: { careRecipientId: world.care.ordinary.id } }),
  'orders/task/take-order-task': async (world, actor) => {
    const { taskId } = await taskWith(world, actor)
    return { input: { taskId, rowVersion: 1 } }
  },
  'orders/task/retry-order-task': async (world, actor) => {
    const { taskId } = await taskWith(world, actor)
    await failedWork(world, taskId)
    return { input: { taskId, rowVersion: 1 } }
  },
  'orders/task/release-order-task': async (world, actor) => {
    const { taskId } = await taskWith(world, actor)
    return { input: { taskId, rowVersion: 1 } }
  },
  'orders/task/end-order-task': async (world, actor) => {
    const { taskId } = await taskWith(world, actor)
    return { input: { taskId, rowVersion: 1, note: 'Leverantören har svarat på telefon' } }
  },
  'orders/erp/receive-erp-message': (world) => {
    const input = { messageId: 'm-1', orderId: 1, status: 3, occurredOn: '2026-11-20T08:00:00Z' }
    return { input, headers: signedBy(world, input) }
  },
}

/** An order that the ERP has refused, and the task that it left. */
async function taskWith(world: World, actor: SignedIn) {
  const { customerOrderId } = await placeOrder(world, actor, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.order_task (customer_order_id, order_part_id, market, client_id, care_place_id, kind, since)
     select o.id, p.id, o.market, o.client_id, o.care_place_id, 'refused', o.confirmed_at
     from omsorg.customer_order o join omsorg.order_part p on p.customer_order_id = o.id where o.id = $1
     returning id`,
    [customerOrderId],
  )
  const [task] = rows
  if (!task) throw new Error('the order was placed without a part')
  return { customerOrderId, taskId: task.id }
}

/** Work of the order that no attempt is left for, and the task that says so. */
async function failedWork(world: World, taskId: number): Promise<void> {
  await world.owner.query(
    `update omsorg.order_task set kind = 'failed-job', reason = 'orders/hand-over' where id = $1`,
    [taskId],
  )
  await world.owner.query(
    `select omsorg.add_job('orders/hand-over', json_build_object('orderId', t.order_part_id),
       run_at => now() + interval '1 day', job_key => 'failed-' || t.id)
     from omsorg.order_task t where t.id = $1`,
    [taskId],
  )
  await world.owner.query(
    `update graphile_worker._private_jobs set attempts = 25, max_attempts = 25, flags = '{"told": true}'
     where key = 'failed-' || $1`,
    [taskId],
  )
}

/** The headers with which the ERP signs a message. */
export function signedBy(world: World, input: { readonly messageId: string }): Record<string, string> {
  const timestamp = String(Math.floor(world.clock.now().epochMilliseconds / 1000))
  const { messageId } = input
  const rawBody = Buffer.from(JSON.stringify(input))
  const signature = signWebhook(world.config.erp?.webhookKeys[0] ?? '', { timestamp, messageId, rawBody })
  return { [timestampHeader]: timestamp, [messageIdHeader]: messageId, [signatureHeader]: signature }
}
