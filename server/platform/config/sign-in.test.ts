import { expect, test } from 'vitest'
import { ConfigurationError } from './configuration-error.ts'
import { cardsIn } from './sign-in.ts'

const cards = {
  OMSORG_CARDS_URL: 'https://cards.example/json1.1/',
  OMSORG_CARDS_API_KEY: 'key',
  OMSORG_CARDS_SITHS_KEY: 'siths',
}
test('nobody signs in by card where no service is named', () => {
  expect(cardsIn({}, true)).toBeNull()
})

test('a card that has no key is not offered, and its attributes are those that are named', () => {
  const named = cardsIn({ ...cards, OMSORG_CARDS_SITHS_ATTRIBUTES: 'hsaId, username' }, true)
  expect(named).toMatchObject({
    serviceKeys: { siths: 'siths', vrk: null },
    attributes: { siths: ['hsaId', 'username'] },
  })
})

test.each([
  ['a card service without a key', () => cardsIn({ OMSORG_CARDS_URL: cards.OMSORG_CARDS_URL }, false)],
  ['a card service without https', () => cardsIn({ ...cards, OMSORG_CARDS_URL: 'http://cards.example/' }, true)],
] as const)('%s stops the start', (_what, read) => expect(read).toThrow(ConfigurationError))
