import { marketCodes } from '@omsorg/domain/market.ts'
import { describe, expect, test } from 'vitest'
import { plannedMessages, plannedNews } from './texts.ts'

/** What is read in each market; in Norway whichever of ours the reader has chosen. */
const languageOf = { 10: 'sv', 30: 'fi', 40: 'en', 80: 'dk' } as const

describe.each(marketCodes)('what is told in the market %i', (market) => {
  const told = [...plannedNews[market], ...plannedMessages[market]].filter(({ state }) => state !== 'draft')

  test('is told in the language of the market', () => {
    expect(told.length).toBeGreaterThan(4)
    expect(told.filter(({ texts }) => !texts[languageOf[market]])).toEqual([])
  })

  test('is messages of each kind, in all four languages', () => {
    const kinds = new Set(plannedMessages[market].map(({ type }) => type))
    expect(kinds).toEqual(new Set(['contact', 'manual', 'agreement', 'information']))
    for (const { texts } of plannedMessages[market])
      expect(Object.keys(texts).toSorted()).toEqual(['dk', 'en', 'fi', 'sv'])
  })
})
