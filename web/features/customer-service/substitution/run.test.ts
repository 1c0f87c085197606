import type { EquivalentItem } from '@omsorg/contract/customer-service/substitution/equivalent.ts'
import { describe, expect, test } from 'vitest'
import { emptyRun, type Outgoing, pairsOf, takesItsPlace, toggled, withInstead } from './run.ts'

const item = (itemNumber: string) => ({ itemNumber, name: `Item ${itemNumber}` }) as Outgoing['item']
const by = (itemNumber: string): EquivalentItem => ({
  item: item(itemNumber),
  distance: 0,
  likeness: 'almost-alike',
  shares: [],
})
const outgoing = (itemNumber: string, more: Partial<Outgoing> = {}): Outgoing => ({
  item: item(itemNumber),
  prescriptions: 1,
  clients: 1,
  isBeingReplaced: false,
  nearest: by(`${itemNumber}0`),
  ...more,
})
const numbers = (run: typeof emptyRun, items: readonly Outgoing[]) =>
  pairsOf(run, items).map((pair) => [pair.item.itemNumber, pair.to.itemNumber])

describe('a substitution run', () => {
  test('has what is chosen, each with its nearest, and a second press takes it out', () => {
    const run = toggled(toggled(emptyRun, '1'), '2')
    const items = [outgoing('1'), outgoing('2'), outgoing('3')]
    expect(numbers(run, items)).toEqual([
      ['1', '10'],
      ['2', '20'],
    ])
    expect(numbers(toggled(run, '1'), items)).toEqual([['2', '20']])
  })

  test('keeps what was chosen of the others when something else takes the place of one', () => {
    const run = withInstead(toggled(emptyRun, '1'), '2', by('77'))
    expect(numbers(run, [outgoing('1'), outgoing('2')])).toEqual([
      ['1', '10'],
      ['2', '77'],
    ])
  })

  test('has an item that nothing is near to, once something is chosen for it', () => {
    const alone = outgoing('4', { nearest: null })
    expect(numbers(toggled(emptyRun, '4'), [alone])).toEqual([])
    expect(takesItsPlace(emptyRun, alone)).toBeNull()
    expect(numbers(withInstead(emptyRun, '4', by('88')), [alone])).toEqual([['4', '88']])
  })

  test('leaves out what is being replaced already, and what is gone', () => {
    const run = toggled(toggled(emptyRun, '1'), '9')
    expect(numbers(run, [outgoing('1', { isBeingReplaced: true })])).toEqual([])
  })
})
