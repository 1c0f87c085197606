import { expect, test } from 'vitest'
import { inputOf, listView, sortedBy, sumOf, toggledWords, usualView, wordsShown } from './list-view.ts'

const everyWord = ['time-to-order', 'soon', 'consumption-missing', 'recently-ordered'] as const

const { read, write } = listView

test('the usual view leaves the address as it is', () => {
  expect(write(usualView)).toBe('')
  expect(usualView).toMatchObject({ show: null, status: ['active'], sort: 'urgency', page: 1, size: 25 })
})

test('an address gives the same view again', () => {
  const view = {
    show: ['soon'],
    status: ['inactive', 'deceased'],
    sort: 'room',
    order: 'desc',
    page: 3,
    size: 50,
  } as const
  expect(read(write(view))).toEqual(view)
})

test('all statuses are written as one word', () => {
  expect(write({ ...usualView, status: [] })).toBe('?status=all')
  expect(read('?status=all').status).toEqual([])
})

test.each(['?page=-4', '?page=x', '?size=7', '?sort=age', '?show=whatever', '?status=gone'])(
  'what cannot be read in %s counts as not written',
  (address) => {
    expect(read(address)).toEqual(usualView)
  },
)

test('those who need something are shown, and everybody while a person is searched for', () => {
  expect(wordsShown(usualView, false)).toEqual(['time-to-order', 'soon', 'consumption-missing'])
  expect(wordsShown(usualView, true)).toEqual(everyWord)
  expect(wordsShown({ ...usualView, show: ['soon'] }, true)).toEqual(['soon'])
})

test('a segment turns off and on, and with the last one off all are shown', () => {
  expect(toggledWords(['soon', 'time-to-order'], 'soon')).toEqual(['time-to-order'])
  expect(toggledWords(['time-to-order'], 'recently-ordered')).toEqual(['time-to-order', 'recently-ordered'])
  expect(toggledWords(['soon'], 'soon')).toEqual(everyWord)
})

test('the same column again turns the direction and begins on the first page', () => {
  const byName = sortedBy({ ...usualView, page: 4 }, 'lastName')
  expect(byName).toMatchObject({ sort: 'lastName', order: 'asc', page: 1 })
  expect(sortedBy(byName, 'lastName').order).toBe('desc')
  expect(sortedBy(sortedBy(byName, 'lastName'), 'room').order).toBe('asc')
})

test('all words are asked for as none, so that people without products are found too', () => {
  expect(inputOf(usualView, '').suggestions).toHaveLength(3)
  expect(inputOf(usualView, 'Norrbäck').suggestions).toEqual([])
})

test('everybody is the sum of the four segments', () => {
  const counts = { timeToOrder: 4, soon: 3, consumptionMissing: 1, recentlyOrdered: 30, toOrder: 3, toRenew: 1 }
  expect(sumOf(counts)).toBe(38)
})
