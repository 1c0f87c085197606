import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { expect, test } from 'vitest'
import { distanceText, openingHoursText } from './point-text.ts'

const swedish = formatsFor({ locale: 'sv-SE', market: 10 })
const words = { allDay: 'dygnet runt', hoursUnknown: 'öppettider okända' }

test('a distance is metres below a kilometre', () => {
  expect([400, 999, 1_300, 12_040].map((metres) => distanceText(metres, swedish))).toEqual([
    '400\u00a0m',
    '999\u00a0m',
    '1,3\u00a0km',
    '12\u00a0km',
  ])
})

test('opening hours are said in the language of the reader, and the words of a carrier stay', () => {
  const week = { firstDay: 1, lastDay: 5, opens: '08:00', closes: '21:00' }
  const sunday = { firstDay: 7, lastDay: 7, opens: '00:00', closes: '24:00' }
  expect(openingHoursText({ spans: [week, sunday], text: null }, words, swedish)).toBe(
    'måndag–fredag 08:00–21:00, söndag dygnet runt',
  )
  expect(openingHoursText({ spans: [], text: 'In the hours of the shop' }, words, swedish)).toBe(
    'In the hours of the shop',
  )
  expect(openingHoursText({ spans: [], text: null }, words, swedish)).toBe('öppettider okända')
})
