import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askToReplace, replacementSeen, supplyIsAsRebuilt } from '../../../testing/customer-service/replacements.ts'
import { openCountedWorld, type CountedWorld } from '../../../testing/scale/counted-world.ts'
import { isWhole, sized } from '../../../testing/scale/size.ts'
import { orderProposed } from '../../../testing/scale/wanted.ts'

const longest = 1_800_000

let counted: CountedWorld
beforeAll(async () => {
  counted = await openCountedWorld({ recipients: sized(120, 23_000), draws: 1, clients: 2 })
}, longest)
afterAll(() => counted.close(), longest)

/** One item stands in every running prescription of its area, and another one can take its place. */
async function oneItemForAll() {
  const { owner } = counted.world
  const { rows } = await owner.query<{ id: number; item_number: string; market: number; area: string }>(
    `select i.id, i.item_number, i.market, i.therapy_area as area
     from omsorg.prescription_row r join omsorg.product i on i.id = r.product_id
     where r.status in (2, 3) group by i.id order by count(*) desc, i.id limit 1`,
  )
  const [item] = rows
  if (!item) throw new Error('nothing is prescribed')
  await owner.query(
    `update omsorg.prescription_row r set product_id = $1, item_number = $2
     from omsorg.prescription p
     where p.id = r.prescription_id and p.status in (2, 4) and r.status in (2, 3) and p.therapy_area = $3
       and r.product_id <> $1 and not exists (
         select from omsorg.prescription_row x where x.prescription_id = p.id and x.product_id = $1)
       and r.id = (select min(y.id) from omsorg.prescription_row y where y.prescription_id = p.id and y.status in (2, 3))`,
    [item.id, item.item_number, item.area],
  )
  const other = `${item.item_number}-2`
  await owner.query(
    `with made as (
       insert into omsorg.product (market, item_number, name, therapy_area, product_type, shape, unit, items_per_package, vat_class)
       select market, $2, name || ' 2', therapy_area, product_type, shape, unit, items_per_package + 2, vat_class
       from omsorg.product where id = $1 returning id
     ), stock as (
       insert into omsorg.product_stock (product_id, status, quantity, market, therapy_area)
       select made.id, s.status, s.quantity, s.market, s.therapy_area from made, omsorg.product_stock s where s.product_id = $1
     )
     insert into omsorg.product_offer (client_id, customer_number, product_id, price, agreement_type, valid_from, therapy_area)
     select o.client_id, o.customer_number, made.id, o.price, o.agreement_type, o.valid_from, o.therapy_area
     from made, omsorg.product_offer o where o.product_id = $1`,
    [item.id, other],
  )
  return { from: { id: item.id, itemNumber: item.item_number }, to: { itemNumber: other } }
}

/** Orders of the place that are begun before anything is replaced. */
async function begun(most: number) {
  const { world, nurse, persons } = counted
  const saved = []
  for (const careRecipientId of persons) {
    if (saved.length === most) break
    const proposed = await world.as(nurse).call(preOrderWithdrawal, {
      params: { careRecipientId: String(careRecipientId) },
      query: {},
    })
    const input = proposed.status === 200 ? orderProposed(careRecipientId, proposed.body) : null
    if (input) saved.push((await world.as(nurse).call(saveWithdrawal, { input })).body)
  }
  return saved
}

test(
  'an item is replaced for everybody while others order: nothing is lost, nothing doubled, nobody waits for the end',
  async () => {
    const { world, nurse, service } = counted
    const items = await oneItemForAll()
    const orders = await begun(sized(8, 60))
    const began = performance.now()
    const { body, status } = await askToReplace(world, service, items)
    expect(status).toBe(200)
    const { replacementId } = body

    const took: number[] = []
    const statuses: number[] = []
    for (const { customerOrderId, rowVersion } of orders) {
      const from = performance.now()
      const answer = await world.as(nurse).call(confirmOrder, {
        input: { customerOrderId, rowVersion, acceptWarnings: true, acceptPrices: true },
      })
      took.push(performance.now() - from)
      statuses.push(answer.status)
    }
    // Placed as it was shown, or shown anew: never as another item.
    expect(statuses.every((each) => each === 200 || each === 409)).toBe(true)
    await expect
      .poll(async () => (await replacementSeen(world, service, replacementId)).status, {
        timeout: longest,
        interval: 50,
      })
      .toBe('finished')
    const seen = await replacementSeen(world, service, replacementId)
    const seconds = (performance.now() - began) / 1000
    expect(seen).toMatchObject({ leftOver: [], rowsDone: seen.rowsTotal })
    expect(seen.rowsTotal).toBeGreaterThanOrEqual(sized(20, 5_000))

    const { rows } = await world.owner.query<{ left: number; doubled: number }>(
      `select
         (select count(*)::int from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
          where r.product_id = $1 and r.status in (2, 3) and p.status in (2, 4)) as left,
         (select count(*)::int from (
            select prescription_row_id from omsorg.prescription_event
            where event = 'row-replaced' and (detail ->> 'replacementId')::int = $2
            group by 1 having count(*) > 1) twice) as doubled`,
      [items.from.id, replacementId],
    )
    expect(rows).toEqual([{ left: 0, doubled: 0 }])
    const placed = await world.owner.query<{ count: number }>(
      'select count(*)::int as count from omsorg.customer_order where id = any($1) and state = 2',
      [orders.map((order) => order.customerOrderId)],
    )
    expect(placed.rows[0]?.count).toBe(statuses.filter((each) => each === 200).length)
    await supplyIsAsRebuilt(world)
    const slowest = Math.max(...took, 0)
    if (isWhole)
      process.stdout.write(
        `${seen.rowsDone} rows in ${seconds.toFixed(1)} s, ${orders.length} orders meanwhile, the slowest ${slowest.toFixed(0)} ms\n`,
      )
  },
  longest,
)
