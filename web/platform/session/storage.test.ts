import { expect, test } from 'vitest'
import { fakeStorage } from './testing.ts'
import { lastingMemory } from './storage.ts'

test('the language that was chosen and the day of a visit outlast the session, each under its own key (A-9-24, A-9-25)', () => {
  const storage = fakeStorage()
  const memory = lastingMemory(storage)
  memory.keepLanguage('fi')
  memory.keepVisit(7, '2026-03-02')
  expect(storage.keys()).toEqual(['MyPages-visited-7', 'language'])
  expect([memory.language(), memory.visitOf(7), memory.visitOf(8)]).toEqual(['fi', '2026-03-02', null])
})
