import { expect, test } from 'vitest'
import { maySave, savedSearch, saveSearch } from './saved-search.ts'

test.each(['Astrid Norrbäck', 'rum 214', 'avd 2 rum 12'])('%s may stay in the browser', (term) => {
  expect(maySave(term)).toBe(true)
})

test.each(['19391010-8020', '131052-308T', '391010', '010190 12345', '070-174 06 18'])(
  '%s may not stay in the browser',
  (term) => {
    expect(maySave(term)).toBe(false)
  },
)

test('the last search stands in the session of the tab under its key, comes back from there, and goes when it is cleared (O-9-19)', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  saveSearch('Astrid Norrbäck', storage)
  expect([...kept]).toEqual([['CR-previousSearch', 'Astrid Norrbäck']])
  expect(savedSearch(storage)).toBe('Astrid Norrbäck')
  saveSearch('391010-8020', storage)
  expect([kept.size, savedSearch(storage)]).toEqual([0, ''])
  saveSearch('Astrid Norrbäck', storage)
  saveSearch('', storage)
  expect(kept.size).toBe(0)
})
