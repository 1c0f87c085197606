import { updateConsumption as contract } from '@omsorg/contract/product-selection/item/update-consumption.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { flavorsFit, sharesAddUp } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import { handle } from '../../../platform/handle.ts'
import { writeConsumption, writeEvents, writeFlavors } from './cart-writes.sql.ts'
import { openItem, viewAfter } from './change-item.ts'
import { orderableOf } from './chosen-item.ts'
import { sharesOf, textOf } from './typed-amount.ts'
import { authorOf } from '../../../platform/author.ts'

export const updateConsumption = handle(contract, async (call) => {
  const { input, actor, now, tx } = call
  const open = await openItem(tx, actor, input, 'change')
  if (!open.ok) return open
  const { person, record } = open.value
  const consumption = textOf(input.consumption)
  if (input.flavors) {
    const orderable = orderableOf(record)
    const flavors = flavorsFit(sharesOf(input.flavors), { orderable, consumption, at: 'flavors' })
    if (!flavors.ok) return flavors
    await writeFlavors(tx, record.id, flavors.value)
  } else if (!sharesAddUp(record.flavors, consumption)) {
    return refuse('flavors-do-not-sum', { at: 'consumption' })
  }
  const detail = { consumption: input.consumption, consumptionPeriod: input.consumptionPeriod }
  await Promise.all([
    writeConsumption(tx, record.id, {
      consumption,
      consumptionPeriod: input.consumptionPeriod && consumptionPeriod[input.consumptionPeriod],
      checkConsumption: false,
      now,
    }),
    writeEvents(tx, [record.id], { event: 'consumption-changed', by: authorOf(actor), now, detail }),
  ])
  return agree(await viewAfter(call, person, record.id))
})
