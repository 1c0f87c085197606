import { expect, test } from 'vitest'
import { rowStatus, rowStatusName } from './row.ts'
import { isClosedRow, isRunningRow, isUsedUpRow, isWaitingRow, shownCanBeDrawn, type ShownRow } from './shown-row.ts'
import { canBeDrawn } from '../prescription/statuses.ts'

test.each<[ShownRow['status'], readonly string[]]>([
  ['preliminary', ['waits']],
  ['active', ['runs']],
  ['used-up', ['runs', 'is used up']],
  ['closed', ['is closed']],
])('a row that is %s %s', (status, told) => {
  const row = { status }
  const names = [
    isWaitingRow(row) && 'waits',
    isRunningRow(row) && 'runs',
    isUsedUpRow(row) && 'is used up',
    isClosedRow(row) && 'is closed',
  ]
  expect(names.filter((name) => name !== false)).toEqual(told)
})

test.each(Object.values(rowStatus))('a row of status %i can be drawn alike by its code and by its name', (status) => {
  expect(shownCanBeDrawn({ status: rowStatusName[status] })).toBe(canBeDrawn({ status }))
})
