import { insertRow, insertRows, type Connection } from '../../build/rows.ts'
import type { FilledClient } from '../world.ts'

/** An order that was refused lately waits for somebody to look at it. */
export async function fillOrderTasks(connection: Connection, { home, orders, today }: FilledClient): Promise<void> {
  const refused = orders.filter(({ given }) => {
    const [part] = given.parts ?? []
    const day = given.at.toZonedDateTimeISO('UTC').toPlainDate()
    return part?.status === 7 && !part.cancelledBy && day.until(today).days < 20
  })
  await insertRows(
    connection,
    'order_task',
    refused.map(({ id, partIds, given }) => ({
      customer_order_id: id,
      order_part_id: partIds[0],
      market: home.client.market,
      client_id: home.client.id,
      care_place_id: given.place.id,
      kind: 'refused',
      state: 'open',
      reason: given.parts?.[0]?.refusal ?? '',
      detail: {},
      since: given.at.add({ hours: 5 }).toString(),
      note: '',
      row_version: 1,
    })),
  )
}

/**
 * The newest order of a store could not be handed over: no attempt is left, and customer service may have it tried again. The
 * task and the job are as the server leaves them when the ERP does not answer.
 */
export async function fillFailedWork(connection: Connection, { home, orders }: FilledClient): Promise<void> {
  const waiting = orders.find(({ given }) => given.type === 2 && given.parts?.[0]?.status === 1)
  if (!waiting) return
  const { id, given } = waiting
  await insertRow(connection, 'order_task', {
    customer_order_id: id,
    order_part_id: waiting.partIds[0],
    market: home.client.market,
    client_id: home.client.id,
    care_place_id: given.place.id,
    kind: 'failed-job',
    state: 'open',
    reason: 'orders/hand-over',
    detail: {},
    since: given.at.add({ minutes: 9 }).toString(),
    note: '',
    row_version: 1,
  })
  await connection.query(
    `select graphile_worker.add_job('orders/hand-over', json_build_object('orderId', $1::int),
       job_key => 'hand-over-' || $1, max_attempts => 5)`,
    [waiting.partIds[0]],
  )
  await connection.query(
    `update graphile_worker._private_jobs
     set attempts = max_attempts, last_error = 'the ERP did not answer', flags = '{"told": true}'
     where key = 'hand-over-' || $1`,
    [waiting.partIds[0]],
  )
}
