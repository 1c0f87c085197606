import { describe, expect, test } from 'vitest'
import { helpIdentifierOf, identifierOf, isShown } from './content-words.ts'

describe('the identifier of static content (O-5-39)', () => {
  test.each(['TOP_HELP', 'top_help', ' TOP_ORDER_2 '])('begins with TOP_: %s', (given) => {
    expect(identifierOf('general', given)).toEqual({ ok: true, value: given.trim().toUpperCase() })
  })

  test.each(['HELP', 'TOP_', 'TOP_Å', 'TOP__X', 'TOP_A B', 'XTOP_A'])('is no other: %s', (given) => {
    expect(identifierOf('general', given)).toMatchObject({ ok: false, refusal: 'identifier-wrong' })
  })

  test('is given for maintenance and disclaimer, of which there is one in a language (O-4-36)', () => {
    expect(identifierOf('maintenance', 'anything')).toEqual({ ok: true, value: 'MAINTENANCE' })
    expect(identifierOf('disclaimer', '')).toEqual({ ok: true, value: 'DISCLAIMER' })
  })
})

test('the help of a screen has an identifier that an administrator can write', () => {
  expect(helpIdentifierOf('careRecipients')).toBe('TOP_HELP_CARE_RECIPIENTS')
  expect(identifierOf('general', helpIdentifierOf('cspCareRecipients'))).toMatchObject({ ok: true })
})

describe('readers see what is active', () => {
  const now = Temporal.Instant.from('2026-11-22T05:30:00Z')
  const earlier = '2026-11-22T05:00:00Z'
  const later = '2026-11-22T06:00:00Z'
  test.each([
    ['always', 'active', null, null, true],
    ['once it has begun', 'active', earlier, null, true],
    ['from its moment on', 'active', '2026-11-22T05:30:00Z', later, true],
    ['not before', 'active', later, null, false],
    ['until it ends', 'active', earlier, later, true],
    ['not in the moment of its end', 'active', earlier, '2026-11-22T05:30:00Z', false],
    ['never when it is inactive', 'inactive', earlier, later, false],
  ] as const)('%s', (_when, status, shownFrom, shownUntil, shown) => {
    expect(isShown({ status, shownFrom, shownUntil }, now)).toBe(shown)
  })
})
