import { describe, expect, test } from 'vitest'
import { changedLines, checkLines, type LineToKeep } from './kept-lines.ts'

const line = (given: Partial<LineToKeep> = {}): LineToKeep => ({
  careRecipientId: null,
  itemNumber: '410228',
  quantity: 4,
  flavors: [],
  ...given,
})

describe('lines that are kept to order again', () => {
  test('name a resident where they are for residents, and none where they are for the place', () => {
    expect(checkLines({ type: 'group', lines: [line()] }).ok).toBe(true)
    expect(checkLines({ type: 'individual', lines: [line({ careRecipientId: 7 })] }).ok).toBe(true)
    expect(checkLines({ type: 'group', lines: [line({ careRecipientId: 7 })] })).toMatchObject({
      refusal: 'resident-wrong',
      at: 'lines[0].careRecipientId',
    })
    expect(checkLines({ type: 'individual', lines: [line()] })).toMatchObject({ refusal: 'resident-wrong' })
  })

  test('hold each item once for each resident', () => {
    const [one, other] = [line({ careRecipientId: 7 }), line({ careRecipientId: 8 })]
    expect(checkLines({ type: 'individual', lines: [one, other] }).ok).toBe(true)
    expect(checkLines({ type: 'individual', lines: [one, one] })).toMatchObject({ refusal: 'line-twice' })
  })

  test('are split into all of their packages, or not at all', () => {
    const split = (packages: number) => line({ flavors: [{ itemNumber: '700100', packages }] })
    expect(checkLines({ type: 'group', lines: [split(4)] }).ok).toBe(true)
    expect(checkLines({ type: 'group', lines: [split(3)] })).toMatchObject({ refusal: 'flavors-do-not-sum' })
  })
})

test('a line that stays as it was is not changed; a new one, a gone one and another amount are', () => {
  const stays = line()
  const more = line({ itemNumber: '520112' })
  expect(changedLines([stays], [stays])).toEqual([])
  expect(changedLines([stays], [stays, more])).toEqual([more])
  expect(changedLines([stays, more], [stays])).toEqual([more])
  expect(changedLines([stays], [line({ quantity: 5 })])).toHaveLength(2)
})
