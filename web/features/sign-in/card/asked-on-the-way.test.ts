import { beforeEach, describe, expect, test } from 'vitest'
import { rememberAsked, takeAsked } from '../../../platform/routing/asked-address.ts'
import { patternOf, routeNames } from '../../../platform/routing/paths.ts'
import type { KeyedStorage } from '../../../platform/session/storage.ts'
import { keepAskedOnTheWay, takeAskedFromTheWay } from './asked-on-the-way.ts'

const minutes = 60_000
let stored: Map<string, string>
const storage: KeyedStorage = {
  get length() {
    return stored.size
  },
  key: (at) => [...stored.keys()][at] ?? null,
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
}
beforeEach(() => {
  stored = new Map()
  takeAsked()
})

/** What is asked for after the way to the card service and back, where the page has forgotten everything else. */
function afterTheWay(asked: string, passed = 0): string | null {
  rememberAsked(asked)
  keepAskedOnTheWay(storage, 0)
  takeAsked()
  takeAskedFromTheWay(storage, passed)
  return takeAsked()
}

describe('the address that was asked for before signing in by card', () => {
  test.each(['/OrderTasks', '/OrderOverview/17/false', '/GuideManageNews'])('%s is opened afterwards', (asked) =>
    expect(afterTheWay(asked)).toBe(asked),
  )

  test('is kept by its path alone', () =>
    expect(afterTheWay('/CareRecipientMain?search=Anna+Ek#195309112489')).toBe('/CareRecipientMain'))

  test('is kept for ten minutes, and is there once', () => {
    expect(afterTheWay('/OrderTasks', 10 * minutes)).toBe(null)
    expect(afterTheWay('/OrderTasks', 10 * minutes - 1)).toBe('/OrderTasks')
    expect([...stored]).toEqual([])
    takeAskedFromTheWay(storage, 0)
    expect(takeAsked()).toBe(null)
  })

  test('still stands here for whoever goes on another way', () => {
    rememberAsked('/OrderTasks')
    keepAskedOnTheWay(storage, 0)
    expect(takeAsked()).toBe('/OrderTasks')
  })

  test('is kept over a second try', () => {
    rememberAsked('/OrderTasks')
    keepAskedOnTheWay(storage, 0)
    takeAsked()
    keepAskedOnTheWay(storage, 1)
    takeAskedFromTheWay(storage, 2)
    expect(takeAsked()).toBe('/OrderTasks')
  })

  const ofPersons = routeNames.filter((name) => /\{(careRecipient|user|operator)/.test(patternOf(name)))
  test('names persons in many routes', () => expect(ofPersons.length).toBeGreaterThan(20))
  test.each(ofPersons)('is not kept where it names a person: %s', (name) => {
    const address = patternOf(name).replaceAll(/\{\w+\??\}/g, '17')
    for (const each of [address, address.toLowerCase()]) {
      rememberAsked(each)
      keepAskedOnTheWay(storage, 0)
    }
    expect([...stored]).toEqual([])
  })
})

describe('what stands in the storage', () => {
  test.each([
    ['another origin', { path: '//evil.example/', until: 1 }],
    ['another origin, by a backslash', { path: '/\\evil.example', until: 1 }],
    ['a script', { path: 'javascript:alert(1)', until: 1 }],
    ['a person', { path: '/CareRecipient/17', until: 1 }],
    ['something for ever', { path: '/OrderTasks', until: Number.MAX_SAFE_INTEGER }],
    ['something long', { path: `/${'a'.repeat(400)}`, until: 1 }],
    ['something else', ['/OrderTasks']],
    ['nothing', null],
  ])('and names %s is let be', (_what, kept) => {
    storage.setItem('asked-address', JSON.stringify(kept))
    takeAskedFromTheWay(storage, 0)
    expect(takeAsked()).toBe(null)
    expect([...stored]).toEqual([])
  })
})
