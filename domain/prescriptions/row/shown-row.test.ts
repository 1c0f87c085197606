import { expect, test } from 'vitest'
import { wordsOf } from '../../states.ts'
import { rowStatus } from './row.ts'
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

test.each(wordsOf(rowStatus))('a row that is %s can be drawn alike as it is shown and as it is stored', (status) => {
  expect(shownCanBeDrawn({ status })).toBe(canBeDrawn({ status: rowStatus[status] }))
})
