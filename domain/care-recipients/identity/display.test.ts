import { describe, expect, test } from 'vitest'
import { homeAddressMayBeUsed, isFoundByName, mayBeShown, personalFields, shown, type Protection } from './display.ts'

const visible = (protection: Protection | null, showing: 'usual' | 'opened') =>
  personalFields.filter((field) => mayBeShown(field, protection, showing))

describe('of a person', () => {
  test('without protection everything may be shown', () => {
    expect(visible(null, 'usual')).toEqual(personalFields)
    expect(shown('phone', '070-174 06 05', null)).toBe('070-174 06 05')
  })

  test('with protected identity nothing that identifies her is shown', () => {
    expect(visible('SE_sekretess', 'usual')).toEqual(['municipality'])
    expect(shown('name', 'Åsa Berg', 'SE_sekretess')).toBeNull()
  })

  test('with protected identity a click with a reason opens name and number, and never address or phone', () => {
    expect(visible('DK_navne_adresse', 'opened')).toEqual(['name', 'identity-number', 'municipality'])
  })

  test.each<[Protection, boolean]>([
    ['SE_sekretess', true],
    ['SE_skyddad_folkbokforing', true],
    ['NO_fortrolig', true],
    ['DK_navne_adresse', true],
    ['NO_strengt_fortrolig', false],
    ['FI_turvakielto', false],
  ])('with protection %s the municipality is shown: %s', (protection, isShown) => {
    expect(mayBeShown('municipality', protection, 'opened')).toBe(isShown)
  })

  test('with protected identity neither a search by name nor a home address is used', () => {
    expect([isFoundByName(null), isFoundByName('FI_turvakielto')]).toEqual([true, false])
    expect([homeAddressMayBeUsed(null), homeAddressMayBeUsed('FI_turvakielto')]).toEqual([true, false])
  })
})
