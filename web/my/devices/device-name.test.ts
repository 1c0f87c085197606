import { loadAllPortalTexts } from '@omsorg/texts/portal.ts'
import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('a device is named as its owner names it, and one that told nothing is a device all the same', async () => {
  const { kinds } = (await loadAllPortalTexts('sv')).devices
  const named = (system: string | null, kind: 'phone' | 'tablet' | 'computer') =>
    deviceName({ browser: 'Safari', system, kind }, kinds)
  expect([named('iOS', 'phone'), named('iOS', 'tablet'), named('macOS', 'computer')]).toEqual(['iPhone', 'iPad', 'Mac'])
  expect([named('Android', 'phone'), named('Windows', 'computer')]).toEqual(['Telefon, Android', 'Dator, Windows'])
  expect([named(null, 'tablet'), deviceName(null, kinds)]).toEqual(['Läsplatta', 'En enhet'])
})
