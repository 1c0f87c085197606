import { describe, expect, test } from 'vitest'
import { canBeOrdered, isStockLine, itemStatuses, noticesOf, stockStatuses, type ItemFacts } from './item-status.ts'

const usual = { allowOutgoing: true, blockUncertainDelivery: false }
const item: ItemFacts = { itemStatus: 'sellable', stockStatus: 'in-stock', isActive: true }

describe('an item', () => {
  test('that is sellable or delayed can be ordered, one that is deleted or not sellable cannot (O-4-28)', () => {
    const answers = itemStatuses.map((status) => canBeOrdered({ ...item, itemStatus: status }, usual))
    expect(answers).toEqual([true, true, false, true, false])
  })

  test('that goes out can be ordered while some are on the shelf and the setting allows it (O-4-28)', () => {
    const outgoing: ItemFacts = { ...item, itemStatus: 'outgoing' }
    const shelves = stockStatuses.filter((stock) => canBeOrdered({ ...outgoing, stockStatus: stock }, usual))
    expect(shelves).toEqual(['in-stock', 'few-in-stock'])
    expect(canBeOrdered(outgoing, { ...usual, allowOutgoing: false })).toBe(false)
  })

  test('of an inactive product cannot be ordered (O-4-29)', () => {
    expect(canBeOrdered({ ...item, isActive: false }, usual)).toBe(false)
  })

  test('with uncertain delivery is warned of, and stopped only by the setting', () => {
    const uncertain: ItemFacts = { ...item, stockStatus: 'uncertain-delivery' }
    expect(canBeOrdered(uncertain, usual)).toBe(true)
    expect(noticesOf(uncertain)).toEqual(['uncertain-delivery'])
    expect(canBeOrdered(uncertain, { ...usual, blockUncertainDelivery: true })).toBe(false)
  })

  test('that is not in stock or on order takes 10 to 14 days, one on order with stock does not', () => {
    expect(noticesOf({ ...item, stockStatus: 'not-in-stock' })).toEqual(['not-in-stock'])
    expect(noticesOf({ ...item, itemStatus: 'delayed', stockStatus: 'on-order' })).toEqual(['delayed', 'not-in-stock'])
    expect(noticesOf({ ...item, stockStatus: 'on-order-in-stock' })).toEqual([])
  })

  test('can be ordered exactly when a line of this table says so, whatever its stock and the settings are', () => {
    const yesNo = [true, false]
    const answers = itemStatuses.flatMap((itemStatus) =>
      stockStatuses.flatMap((stockStatus) =>
        yesNo.flatMap((isActive) =>
          yesNo.flatMap((allowOutgoing) =>
            yesNo.map((blockUncertainDelivery) => ({
              words: [
                itemStatus,
                stockStatus,
                isActive ? 'active' : 'inactive',
                allowOutgoing ? 'outgoing-allowed' : '',
                blockUncertainDelivery ? 'uncertain-blocked' : '',
              ],
              can: canBeOrdered({ itemStatus, stockStatus, isActive }, { allowOutgoing, blockUncertainDelivery }),
            })),
          ),
        ),
      ),
    )
    /** All words of a line together stop an item. */
    const stoppedBy = ['inactive', 'deleted', 'not-sellable', 'uncertain-delivery uncertain-blocked'].map((line) =>
      line.split(' '),
    )
    const onTheShelf = ['in-stock', 'few-in-stock']
    for (const { words, can } of answers) {
      const isStopped = stoppedBy.some((line) => line.every((word) => words.includes(word)))
      const isGone =
        words.includes('outgoing') &&
        !(words.includes('outgoing-allowed') && onTheShelf.some((stock) => words.includes(stock)))
      expect([words, can]).toEqual([words, !isStopped && !isGone])
    }
    expect(answers).toHaveLength(5 * 7 * 8)
  })

  test('leaves the shelves at once when it is in stock, few, or on order with stock', () => {
    expect(stockStatuses.filter(isStockLine)).toEqual(['in-stock', 'few-in-stock', 'on-order-in-stock'])
  })
})
