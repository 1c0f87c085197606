import { expect, test } from 'vitest'
import { blockOf, blocksOf, rowsBefore } from './row-blocks.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => at)

test('up to 200 rows are drawn as a whole', () => {
  expect(blocksOf(rows(200))).toEqual([rows(200)])
  expect(blockOf(199, 200)).toBe(0)
})

test('past 200 rows each row stands in one block, in its order', () => {
  const blocks = blocksOf(rows(231))
  expect(blocks.flat()).toEqual(rows(231))
  expect(blocks.length).toBeGreaterThan(3)
  blocks.forEach((block, at) => {
    expect(rowsBefore(at)).toBe(block[0])
    for (const row of block) expect(blockOf(row, 231)).toBe(at)
  })
})
