import { describe, expect, test } from 'vitest'
import { createSeal } from './sealed.ts'

describe('a sealed identity number', () => {
  const seal = createSeal('a secret of thirty-two characters or more')

  test('opens to what was sealed', () => {
    expect(seal.open(seal.seal('193910108020'))).toBe('193910108020')
  })

  test('never looks the same twice, yet has one index', () => {
    expect(seal.seal('193910108020').equals(seal.seal('193910108020'))).toBe(false)
    expect(seal.blind('193910108020').equals(seal.blind('193910108020'))).toBe(true)
    expect(seal.blind('193910108020').equals(seal.blind('194401077674'))).toBe(false)
  })

  test('does not open with another secret, nor after a change', () => {
    const sealed = seal.seal('193910108020')
    expect(() => createSeal('another secret of thirty-two characters').open(sealed)).toThrow()
    sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1
    expect(() => seal.open(sealed)).toThrow()
  })
})
