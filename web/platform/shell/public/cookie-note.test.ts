import { afterEach, expect, test, vi } from 'vitest'
import { isCookieNoteRead, markCookieNoteRead } from './cookie-note.ts'

afterEach(() => vi.unstubAllGlobals())

test('the note about cookies stands until it is read, and again once that is taken back (O-2-120)', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  expect(isCookieNoteRead()).toBe(false)
  markCookieNoteRead(true)
  expect(isCookieNoteRead()).toBe(true)
  markCookieNoteRead(false)
  expect(isCookieNoteRead()).toBe(false)
})
