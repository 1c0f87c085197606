import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimatedVolume, maybeTwice, volumeOf, type Change } from './entry.ts'

const nothing = { wet: null, dry: null, estimate: null, holds: null }
const change = (entryId: string, time: string, apart = false): Change => ({
  entryId,
  at: Temporal.Instant.from(`2026-11-18T${time}Z`),
  volume: 100,
  apart,
})

describe('a change that is weighed', () => {
  test('leaked what it is heavier than dry, 1 g for 1 ml', () =>
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), (dry, more) => {
        expect(volumeOf({ ...nothing, dry, wet: dry + more })).toEqual({ ok: true, value: more })
      }),
    ))
  test('is not taken when it is lighter than dry', () =>
    expect(volumeOf({ ...nothing, dry: 92, wet: 91 })).toMatchObject({ refusal: 'wet-below-dry', at: 'wet' }))
  test('needs both weights', () => {
    expect(volumeOf(nothing)).toMatchObject({ refusal: 'nothing-measured', at: 'wet' })
    expect(volumeOf({ ...nothing, wet: 212 })).toMatchObject({ refusal: 'nothing-measured', at: 'dry' })
  })
})

test('an estimate goes by what the protection holds in use', () => {
  const of = (holds: number | null) =>
    (['dry', 'damp', 'half', 'full'] as const).map((each) => estimatedVolume(each, holds))
  expect(of(550)).toEqual([0, 138, 275, 550])
  expect(of(null)).toEqual([0, 100, 200, 400])
})

describe('two changes within five minutes', () => {
  test('may be one that two phones wrote down', () =>
    expect([...maybeTwice([change('b', '10:05'), change('a', '10:00'), change('c', '10:11')])]).toEqual([['b', 'a']]))
  test('are two when somebody has said so', () =>
    expect(maybeTwice([change('a', '10:00'), change('b', '10:05', true)]).size).toBe(0))
})
