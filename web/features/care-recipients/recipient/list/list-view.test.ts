import { expect, test } from 'vitest'
import { usualInput } from './usual-input.ts'
import {
  absenceOf,
  inputOf,
  isNarrowed,
  listView,
  sortedBy,
  sumOf,
  toggledWords,
  usualView,
  wordsShown,
} from './list-view.ts'

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
    room: ['203', '214 B'],
    area: ['Catheter', 'Nutrition'],
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

test('a filter is told apart from a list as it begins, whatever is sorted or searched for', () => {
  expect(isNarrowed({ ...usualView, show: ['soon'], sort: 'room', page: 2 })).toBe(false)
  expect(isNarrowed({ ...usualView, status: [] })).toBe(true)
  expect(isNarrowed({ ...usualView, room: ['214'] })).toBe(true)
  expect(isNarrowed({ ...usualView, area: ['Ostomy'] })).toBe(true)
})

test('a filter or a search without hits is not an empty list', () => {
  const why = (view: Partial<typeof usualView>, term = '', everybody = 0) =>
    absenceOf({ view: { ...usualView, ...view }, term, everybody })
  expect(why({})).toBe('none-yet')
  expect(why({}, '', 38)).toBe('nobody-in-need')
  expect(why({}, '19450111')).toBe('nothing-found')
  expect(why({ status: ['inactive'] })).toBe('nothing-found')
  expect(why({ room: ['214'] })).toBe('nothing-found')
  expect(why({ show: ['soon'] }, '', 38)).toBe('nothing-found')
})

test('what is asked for early is what the list asks for first, word for word', () => {
  expect(JSON.stringify(usualInput)).toBe(JSON.stringify(inputOf(usualView, '')))
})
