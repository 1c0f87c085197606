import { updateFlavorConsumption as contract } from '@omsorg/contract/product-selection/flavor/update-flavor-consumption.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { areShared, flavorsFit, sumOfShares } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import { handle } from '../../../platform/handle.ts'
import { writeConsumption, writeEvents, writeFlavors } from '../item/cart-writes.sql.ts'
import { openItem, viewAfter } from '../item/change-item.ts'
import { orderableOf } from '../item/chosen-item.ts'
import { textOf } from '../item/typed-amount.ts'
import { authorOf } from '../../../platform/author.ts'

export const updateFlavorConsumption = handle(contract, async (call) => {
  const { input, actor, now, tx } = call
  const open = await openItem(tx, actor, input, 'change')
  if (!open.ok) return open
  const { person, record } = open.value
  const { flavorItemNumber: itemNumber } = input
  const period = consumptionPeriod[input.consumptionPeriod]
  const others = record.flavors.filter((flavor) => flavor.itemNumber !== itemNumber)
  if (areShared(others) && record.consumption_period !== period) {
    return refuse('period-of-another-flavor', { at: 'consumptionPeriod' })
  }

  const shares = [...others, { itemNumber, consumption: textOf(input.consumption) }]
  const consumption = sumOfShares(shares)
  const flavors = flavorsFit(shares, { orderable: orderableOf(record), consumption, at: 'flavors' })
  if (!flavors.ok) return refuse(flavors.refusal, { at: 'flavorItemNumber' })
  const detail = { flavorItemNumber: itemNumber, consumption: input.consumption }
  await Promise.all([
    writeFlavors(tx, record.id, flavors.value),
    writeConsumption(tx, record.id, { consumption, consumptionPeriod: period, checkConsumption: false, now }),
    writeEvents(tx, [record.id], { event: 'flavors-changed', by: authorOf(actor), now, detail }),
  ])
  return agree(await viewAfter(call, person, record.id))
})
