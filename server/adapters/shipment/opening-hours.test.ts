import { expect, test } from 'vitest'
import { hoursInWords, hoursOfDays } from './opening-hours.ts'

const weekdays = { firstDay: 1, lastDay: 5, opens: '08:00', closes: '22:00' }

test.each([
  ['Mon - Fri: 0800-2200, Sat: 0900-2000', [weekdays, { firstDay: 6, lastDay: 6, opens: '09:00', closes: '20:00' }]],
  ['Mon-Fri 8.00-22.00; Sun 12-18', [weekdays, { firstDay: 7, lastDay: 7, opens: '12:00', closes: '18:00' }]],
  ['Monday–Friday: 08:00-22:00', [weekdays]],
  ['Mon - Sun: 0000-2400', [{ firstDay: 1, lastDay: 7, opens: '00:00', closes: '24:00' }]],
])('%s is read', (words, spans) => {
  expect(hoursInWords(words)).toEqual({ spans, text: null })
})

test.each([
  'In the opening hours of the shop',
  'Mon - Fri: 0800-2200, Sat by agreement',
  'Fri - Mon: 8-20',
  'Mon: 25-26',
])('%s stays the words that it is', (words) => {
  expect(hoursInWords(words)).toEqual({ spans: [], text: words })
})

test('days with the same hours are put together, and a lunch keeps them apart', () => {
  const open = (day: string, opens: string, closes: string) => ({ day, opens, closes })
  expect(
    hoursOfDays([
      open('Tuesday', '08:00', '22:00'),
      open('Monday', '08:00', '22:00'),
      open('Thursday', '08:00', '12:00'),
      open('Thursday', '13:00', '22:00'),
      open('Nosuchday', '08:00', '22:00'),
    ]).spans,
  ).toEqual([
    { firstDay: 1, lastDay: 2, opens: '08:00', closes: '22:00' },
    { firstDay: 4, lastDay: 4, opens: '08:00', closes: '12:00' },
    { firstDay: 4, lastDay: 4, opens: '13:00', closes: '22:00' },
  ])
})
