import { expect, test } from 'vitest'
import { onOneLine } from './one-line.ts'

test.each([
  ['Plan 2\r\nSal 4', 'Plan 2 Sal 4'],
  ['Plan\t2\u2028\u2029Sal', 'Plan 2 Sal'],
  ['Plan\u00002\u0085Sal', 'Plan 2 Sal'],
  ['Plan  2', 'Plan  2'],
  ['Sal \u202Elive\u202C 2\u200B', 'Sal live 2'],
  ['\u200B\uFEFF', ''],
])('%j is %j on one line', (written, printed) => expect(onOneLine(written)).toBe(printed))
