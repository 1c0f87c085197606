import { expect, test } from 'vitest'
import { maySave } from './saved-search.ts'

test.each(['Astrid Norrbäck', 'rum 214', 'avd 2 rum 12'])('%s may stay in the browser', (term) => {
  expect(maySave(term)).toBe(true)
})

test.each(['19391010-8020', '131052-308T', '391010', '010190 12345', '070-174 06 18'])(
  '%s may not stay in the browser',
  (term) => {
    expect(maySave(term)).toBe(false)
  },
)
