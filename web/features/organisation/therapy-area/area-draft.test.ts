import { type AreaSettings, unsetArea } from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { expect, test } from 'vitest'
import { areaFields, areasIn, draftOf, wrongIn } from './area-draft.ts'

const areas = therapyAreas.map((therapyArea): AreaSettings => ({
  ...unsetArea,
  therapyArea,
  enabled: therapyArea === 'Ostomy',
  customerNumber: therapyArea === 'Ostomy' ? '702300' : null,
}))
const numbers = [{ number: '702300', therapyAreas: ['Ostomy'], isPrimary: true }]

test('areas are a draft and back', () => {
  expect(areasIn(draftOf(areas))).toEqual(areas)
  expect(Object.keys(draftOf(areas)).toSorted()).toEqual(areaFields.toSorted())
})

test('what is wrong is told with its area', () => {
  const draft = draftOf(areas)
  expect(wrongIn(draft, { numbers })).toBeNull()
  expect(wrongIn({ ...draft, 'Nutrition.enabled': true }, { numbers })).toEqual({
    refusal: 'customer-number-missing',
    area: 'Nutrition',
  })
  expect(wrongIn({ ...draft, 'Ostomy.enabled': false }, { numbers })).toEqual({
    refusal: 'no-area-enabled',
    area: null,
  })
})
