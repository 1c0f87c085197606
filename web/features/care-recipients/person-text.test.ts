import { orderingBlocks } from '@omsorg/contract/care-recipients/recipient/ordering-refusals.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { expect, test } from 'vitest'
import { identityText, nameOrProtected, orderingBlockText, whereText } from './person-text.ts'

const t = textsOf('sv')
const astrid = {
  gender: 'female',
  age: 87,
  ssn: '19391010-8020',
  temporarySsn: false,
  protected: false,
} as const
const place = { carePlaceId: 'x', carePlaceName: 'Solgläntan, avd. 2', room: null, street: null }

test('the head says who it is, of what is known', () => {
  expect(identityText(astrid, t)).toBe('Kvinna, 87 år. Personnummer 19391010-8020')
  expect(identityText({ ...astrid, age: null, temporarySsn: true }, t)).toBe('Kvinna. Reservnummer 19391010-8020')
  expect(identityText({ ...astrid, gender: null, age: null }, t)).toBe('Personnummer 19391010-8020')
})

test('of a protected person nothing is written but that', () => {
  expect(identityText({ ...astrid, protected: true }, t)).toBe('Namn och nummer dolda')
  expect(nameOrProtected({ firstName: null, lastName: null }, t)).toBe('Skyddad identitet')
})

test('a person is found in a room, at home or through the care place', () => {
  expect(whereText({ ...place, kind: 'room', room: '214' }, t)).toBe('Rum 214')
  expect(whereText({ ...place, kind: 'room' }, t)).toBe('Solgläntan, avd. 2')
  expect(whereText({ ...place, kind: 'home', street: 'Ängsvägen 4' }, t)).toBe('Hemma, Ängsvägen 4')
  expect(whereText({ ...place, kind: 'care-place' }, t)).toBe('Via vårdplatsen')
})

test('every reason not to order has a sentence in every language', () => {
  for (const language of languages) {
    const sentences = orderingBlocks.map((block) => orderingBlockText(block, textsOf(language)))
    expect(sentences.filter((sentence) => sentence.length > 10)).toHaveLength(orderingBlocks.length)
  }
})
