import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prescriptionStatus, rowStatus } from '../../prescriptions/row/row.ts'
import {
  unavailabilityOf,
  type AvailabilityContext,
  type AvailabilityFacts,
  type PrescribedFacts,
} from './unavailability.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const contexts: AvailabilityContext[] = ['search', 'cart', 'withdrawal', 'purchase']
const letter = { search: 'S', cart: 'C', withdrawal: 'W', purchase: 'P' }

const prescribed: PrescribedFacts = {
  prescriptionStatus: prescriptionStatus.active,
  period: { start: day('2026-01-01'), end: day('2026-12-31') },
  rowStatus: rowStatus.active,
  usedUp: false,
  blockedByInterval: false,
}
const available: AvailabilityFacts = {
  today: day('2026-06-01'),
  item: { itemStatus: 'sellable', stockStatus: 'in-stock', isActive: true },
  settings: { allowOutgoing: true, blockUncertainDelivery: true },
  hasPriceAndPackageSize: true,
  isBeingReplaced: false,
  areaIsOn: true,
  hasCustomerNumber: true,
  mayOrderInArea: true,
  isInAgreement: true,
  isInUserAvailability: true,
  recipientCanReceive: true,
  prescribed,
  stoppedWithoutReason: false,
}
const item = (changed: Partial<AvailabilityFacts['item']>) => ({ item: { ...available.item, ...changed } })
const row = (changed: Partial<PrescribedFacts>) => ({ prescribed: { ...prescribed, ...changed } })

const reasons: [number, string, string, Partial<AvailabilityFacts>][] = [
  [15, 'the recipient cannot receive', 'CW', { recipientCanReceive: false }],
  [9, 'the area is off', 'SCWP', { areaIsOn: false }],
  [12, 'no right to order in the area', 'WP', { mayOrderInArea: false }],
  [3, 'it is not prescribed', 'W', { prescribed: null }],
  [4, 'the prescription is closed', 'W', row({ prescriptionStatus: prescriptionStatus.closed })],
  [2, 'no withdrawals remain', 'W', row({ usedUp: true, rowStatus: rowStatus['used-up'] })],
  [7, 'it is deleted', 'SCWP', item({ itemStatus: 'deleted' })],
  [1, 'it is not sellable', 'SCWP', item({ itemStatus: 'not-sellable' })],
  [5, 'it is outside the agreement', 'SCP', { isInAgreement: false }],
  [6, 'it is outside what the user may see', 'SCP', { isInUserAvailability: false }],
  [13, 'it is being replaced', 'SCWP', { isBeingReplaced: true }],
  [10, 'the customer number is missing', 'CWP', { hasCustomerNumber: false }],
  [11, 'the interval is enforced', 'W', row({ blockedByInterval: true })],
  [8, 'delivery is uncertain', 'SCWP', item({ stockStatus: 'uncertain-delivery' })],
  [14, 'the price is missing', 'CWP', { hasPriceAndPackageSize: false }],
  [0, 'something stops it', 'SCWP', { stoppedWithoutReason: true }],
]

describe('an item', () => {
  test('that nothing stops is available everywhere', () => {
    expect(contexts.map((context) => unavailabilityOf(context, available))).toEqual([null, null, null, null])
  })

  test.each(reasons)('gets code %i when %s, in %s and nowhere else (O-4-30)', (code, _, where, changed) => {
    const answers = contexts.map((context) => [
      letter[context],
      unavailabilityOf(context, { ...available, ...changed }),
    ])
    expect(answers).toEqual(contexts.map((context) => [letter[context], where.includes(letter[context]) ? code : null]))
  })

  test('gets the first of several codes, in the order of match', () => {
    const merged = reasons.map(([code, , , changed]) => ({ code, changed }))
    const compatible = merged.filter(({ code }) => ![3, 4, 2, 11, 7, 1, 8].includes(code))
    compatible.forEach(({ code }, index) => {
      const all = compatible.slice(index).reduce((facts, { changed }) => ({ ...facts, ...changed }), available)
      const asked = code === 5 || code === 6 ? 'cart' : 'withdrawal'
      expect(unavailabilityOf(asked, all)).toBe(code)
    })
  })
})

describe('on a withdrawal', () => {
  test.each([
    ['preliminary', row({ prescriptionStatus: prescriptionStatus.preliminary }), 3],
    ['a preliminary row', row({ rowStatus: rowStatus.preliminary }), 3],
    ['not started', { today: day('2025-12-31') }, 3],
    ['renew', row({ prescriptionStatus: prescriptionStatus.renew }), null],
    ['finished', row({ prescriptionStatus: prescriptionStatus.finished }), 4],
    ['past its end', { today: day('2027-01-01') }, 4],
    ['a closed row', row({ rowStatus: rowStatus.closed }), 4],
    [
      'finished because its rows are used up',
      row({ prescriptionStatus: prescriptionStatus.finished, usedUp: true }),
      2,
    ],
  ])('a prescription that is %s gives %o: %s (O-4-31, O-4-32)', (_, changed, code) => {
    expect(unavailabilityOf('withdrawal', { ...available, ...changed })).toBe(code)
  })

  test('an item that a specialist prescribed can be drawn by an orderer who cannot find it', () => {
    const hidden = { ...available, isInUserAvailability: false }
    expect([unavailabilityOf('search', hidden), unavailabilityOf('withdrawal', hidden)]).toEqual([6, null])
  })

  test('an item that is used up can still be searched', () => {
    expect(unavailabilityOf('search', { ...available, ...row({ usedUp: true }) })).toBeNull()
  })

  test('going out without stock is code 7', () => {
    const outgoing = item({ itemStatus: 'outgoing', stockStatus: 'not-in-stock' })
    expect(unavailabilityOf('withdrawal', { ...available, ...outgoing })).toBe(7)
  })
})

describe('of any number of reasons at once', () => {
  /** The table of rules 3.9 as it stands there: the order of match, and where each code is asked. */
  const table = '15CW 9SCWP 12WP 3W 4W 2W 7SCWP 1SCWP 5SCP 6SCP 13SCWP 10CWP 11W 8SCWP 14CWP 0SCWP'
    .split(' ')
    .map((entry) => ({ code: Number.parseInt(entry, 10), where: entry.replace(/^\d+/, '') }))

  const { preliminary, active, finished, renew, closed } = prescriptionStatus
  /** What each code is told by, where one word of it is enough. */
  const words: readonly (readonly [code: number, word: string])[] = [
    [15, 'cannot receive'],
    [9, 'area off'],
    [12, 'no right'],
    [5, 'no agreement'],
    [6, 'not for the user'],
    [13, 'being replaced'],
    [10, 'no number'],
    [11, 'interval'],
    [14, 'no price'],
    [0, 'stopped'],
    [1, 'inactive'],
    [1, 'not sellable'],
    [7, 'deleted'],
    [7, 'outgoing, empty shelf'],
    [8, 'uncertain'],
    [3, 'not prescribed'],
    [3, 'preliminary'],
    [3, 'preliminary row'],
    [3, 'starts tomorrow'],
    [4, 'closed'],
    [4, 'closed row'],
    [4, 'ended yesterday'],
    [4, 'finished'],
    [2, 'used up'],
  ]

  function factsOf(said: readonly string[]): AvailabilityFacts {
    const is = (word: string) => said.includes(word)
    const today = day('2026-06-01')
    return {
      today,
      item: {
        itemStatus: is('deleted')
          ? 'deleted'
          : is('not sellable')
            ? 'not-sellable'
            : is('outgoing, empty shelf')
              ? 'outgoing'
              : 'sellable',
        stockStatus: is('uncertain') ? 'uncertain-delivery' : is('outgoing, empty shelf') ? 'not-in-stock' : 'in-stock',
        isActive: !is('inactive'),
      },
      settings: { allowOutgoing: true, blockUncertainDelivery: true },
      hasPriceAndPackageSize: !is('no price'),
      isBeingReplaced: is('being replaced'),
      areaIsOn: !is('area off'),
      hasCustomerNumber: !is('no number'),
      mayOrderInArea: !is('no right'),
      isInAgreement: !is('no agreement'),
      isInUserAvailability: !is('not for the user'),
      recipientCanReceive: !is('cannot receive'),
      stoppedWithoutReason: is('stopped'),
      prescribed: is('not prescribed')
        ? null
        : {
            prescriptionStatus: is('preliminary')
              ? preliminary
              : is('closed')
                ? closed
                : is('finished')
                  ? finished
                  : is('interval')
                    ? renew
                    : active,
            period: {
              start: is('starts tomorrow') ? today.add({ days: 1 }) : day('2026-01-01'),
              end: is('ended yesterday') ? today.subtract({ days: 1 }) : day('2026-12-31'),
            },
            rowStatus: is('preliminary row')
              ? rowStatus.preliminary
              : is('closed row')
                ? rowStatus.closed
                : rowStatus.active,
            usedUp: is('used up'),
            blockedByInterval: is('interval'),
          },
    }
  }

  /** Words that cannot be true of one item or one row at once, the first of them is meant; a row that is not there says nothing. */
  const either = [
    ['deleted', 'not sellable', 'outgoing, empty shelf'],
    ['preliminary', 'closed', 'finished'],
    ['preliminary row', 'closed row'],
    ['starts tomorrow', 'ended yesterday'],
    ['uncertain', 'outgoing, empty shelf'],
  ]
  const ofRow = /preliminary|closed|ended|finished|starts|used up|interval/
  function asMeant(said: readonly string[]): string[] {
    const single = said.filter((word) =>
      either.every((group) => !group.includes(word) || group.find((each) => said.includes(each)) === word),
    )
    // What is finished because everything is drawn has not ended.
    return single.filter((word) =>
      said.includes('not prescribed') ? !ofRow.test(word) : !(word === 'finished' && said.includes('used up')),
    )
  }

  test('the first of the table that is asked where somebody stands is the answer', () => {
    const some = fc.subarray(words.map(([, word]) => word)).map((all) => all.slice(0, 8))
    fc.assert(
      fc.property(some, fc.constantFrom(...contexts), (said, context) => {
        const meant = asMeant(said)
        const codes = words.filter(([, word]) => meant.includes(word)).map(([code]) => code)
        const first = table.find(({ code, where }) => codes.includes(code) && where.includes(letter[context]))
        // Everything that was said is in the facts; what is meant is what a reader of them would name.
        expect([meant, unavailabilityOf(context, factsOf(meant))]).toEqual([meant, first?.code ?? null])
      }),
      { numRuns: 2_000 },
    )
  })
})
