import { describe, expect, test } from 'vitest'
import { openAbility, portalAbilities } from './abilities.ts'

const all = { ordering: true, renewal: true, diary: true, stock: true, throughPlace: false }

describe('what a holder may do for a person', () => {
  test('is all that client and care place allow', () => {
    expect(Object.values(portalAbilities(all)).every(({ allowed, reason }) => allowed && reason === null)).toBe(true)
  })

  test('is nothing that nobody has turned on, each with its reason', () => {
    const none = portalAbilities({ ordering: false, renewal: false, diary: false, stock: false, throughPlace: false })
    expect(none).toEqual({
      order: { allowed: false, reason: 'ordering-off' },
      renew: { allowed: false, reason: 'renewal-off' },
      diary: { allowed: false, reason: 'switched-off' },
      stock: { allowed: false, reason: 'switched-off' },
    })
  })

  test('is not to order where everything goes through the care place, and that alone', () => {
    const { order, ...others } = portalAbilities({ ...all, throughPlace: true })
    expect(order).toEqual({ allowed: false, reason: 'through-the-place' })
    expect(Object.values(others).every(({ allowed }) => allowed)).toBe(true)
  })

  test('begins with the person being open', () => {
    expect(openAbility('of-age')).toEqual({ allowed: false, reason: 'of-age' })
    expect(openAbility(null)).toEqual({ allowed: true, reason: null })
  })
})
