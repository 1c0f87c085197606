import { expect, test } from 'vitest'
import { erpIdentifier, mayChangeMarket, singleSpaced } from './client-fields.ts'

test.each([
  ['ERP-', false],
  [' erp- ', false],
  ['ERP-48210', true],
  ['', true],
])('the number "%s" in the ERP is taken: %s (A-2.7-78)', (typed, ok) => expect(erpIdentifier(typed).ok).toBe(ok))

test('a name is kept with single spaces', () => expect(singleSpaced('  Älvbacka   kommun ')).toBe('Älvbacka kommun'))

test.each([
  [{ carePlaceCount: 0, userCount: 0 }, true],
  [{ carePlaceCount: 1, userCount: 0 }, false],
  [{ carePlaceCount: 0, userCount: 1 }, false],
])('the market of a client with %o may change: %s', (below, may) => expect(mayChangeMarket(below)).toBe(may))
