import { expect, test } from 'vitest'
import { mayMailReset } from './reset-limits.ts'

const none = { ofAddress: 0, ofSource: 0, all: 0 }

test.each([
  [{ ...none, ofAddress: 2 }, true],
  [{ ...none, ofAddress: 3 }, false],
  [{ ...none, ofSource: 99 }, true],
  [{ ...none, ofSource: 100 }, false],
  [{ ...none, all: 999 }, true],
  [{ ...none, all: 1_000 }, false],
])('after %o of the hour one more is mailed: %s', (requests, may) => {
  expect(mayMailReset(requests)).toBe(may)
})
