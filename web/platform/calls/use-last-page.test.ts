import { expect, test } from 'vitest'
import { pageInstead } from './use-last-page.ts'

const answer = (totalCount: number, isPlaceholderData = false) => ({
  data: { totalCount, pageSize: 25 },
  isPlaceholderData,
})

test.each([
  ['a page that is there stays', 26, 2, null],
  ['behind the last one the last is shown', 50, 3, 2],
  ['of an empty list the first is shown', 0, 2, 1],
] as const)('%s', (_what, total, page, instead) => {
  expect(pageInstead(answer(total), page)).toBe(instead)
})

test('what another question found says nothing of the pages of this one', () => {
  expect(pageInstead(answer(5, true), 3)).toBeNull()
  expect(pageInstead({ isPlaceholderData: false }, 3)).toBeNull()
})
