import { readReplacementInformation as contract } from '@omsorg/contract/customer-service/item-replacement/read-replacement-information.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle } from '../../../platform/handle.ts'
import { itemViewOf } from './item-view.ts'
import { judgeOwner, readFacts } from './judge-replacement.ts'
import { readReachedClients, readReachedRows, type ReachedClient } from './reached.sql.ts'

export const readReplacementInformation = handle(contract, async ({ query, actor, today, tx }) => {
  const { market } = actor
  const { replaced: from, replacement: to, pdo = null } = query
  const owner = await judgeOwner(tx, market, pdo)
  if (!owner.ok) return owner
  const facts = await readFacts(tx, { market, replaced: from, replacement: to, pdo, today })
  const { replaced, replacement } = facts
  if (!replaced) return refuse('item-not-found', { at: 'replaced' })
  if (!replacement) return refuse('item-not-found', { at: 'replacement' })

  const question = { market, pdo, productId: replaced.productId, itemNumber: replaced.itemNumber }
  const [clients, rows] = await Promise.all([
    readReachedClients(tx, question),
    readReachedRows(tx, {
      ...question,
      replacementProductId: replacement.productId,
      knownAs: firstWord(replaced.name),
    }),
  ])
  const sum = (of: (client: ReachedClient) => number) => clients.reduce((total, client) => total + of(client), 0)
  const { consumption_period: period } = rows
  const { mayBe } = facts
  return agree({
    therapyArea: replaced.therapyArea === replacement.therapyArea ? replaced.therapyArea : null,
    replaced: itemViewOf(replaced),
    replacement: itemViewOf(replacement),
    carePlaces: sum((client) => client.carePlaces),
    prescriptions: sum((client) => client.prescriptions),
    cartItems: sum((client) => client.cartItems),
    preliminaryOrders: sum((client) => client.preliminaryOrders),
    clients,
    merged: rows.merged,
    notesNamingIt: rows.notes_naming_it,
    placedOrders: rows.placed_orders,
    example:
      rows.withdrawals === null || rows.packages_per_withdrawal === null
        ? null
        : {
            withdrawals: rows.withdrawals,
            packagesPerWithdrawal: rows.packages_per_withdrawal,
            consumption: rows.consumption === null ? null : Number(rows.consumption),
            consumptionPeriod: period === null ? null : wordOf(consumptionPeriod, period),
          },
    block: mayBe.ok || mayBe.refusal === 'item-not-found' ? null : mayBe.refusal,
    unfinishedId: facts.standsInTheWay,
  })
})

/** By which people call a product in a note. */
function firstWord(name: string): string {
  return name.split(/\s+/, 1)[0] ?? name
}
