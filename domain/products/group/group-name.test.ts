import { expect, test } from 'vitest'
import { nameOfGroup } from './group-name.ts'

test.each([
  [['Glidra Nelaton 20 cm, 10 Ch', 'Glidra Nelaton 40 cm, 12 Ch'], 'Glidra Nelaton'],
  [['Björka Protein 200 ml', 'Björka Protein 200 ml, vanilj'], 'Björka Protein 200 ml'],
  [['Norrdun Byxa M'], 'Norrdun Byxa M'],
  [['Drick', 'Drick vanilj'], 'Drick'],
  [['Stomarö Mjuk 1-dels, öppen', 'Stomarö Mjuk 1-dels, sluten'], 'Stomarö Mjuk 1-dels'],
  [['Eins', 'Zwei'], 'Eins'],
  [[], ''],
])('a group of %j is called %s', (names, name) => {
  expect(nameOfGroup(names)).toBe(name)
})
