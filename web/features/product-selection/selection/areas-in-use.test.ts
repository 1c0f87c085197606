import { expect, test } from 'vitest'
import { areasInUse } from './areas-in-use.ts'

test('an area that is switched off is not offered, one that is closed to somebody is (O-2-109)', () => {
  const areas = [
    { therapyArea: 'Incontinence', select: { reason: null } },
    { therapyArea: 'Catheter', select: { reason: 'area-off' } },
    { therapyArea: 'Ostomy', select: { reason: 'area-right-missing' } },
  ]
  expect(areasInUse(areas).map(({ therapyArea }) => therapyArea)).toEqual(['Incontinence', 'Ostomy'])
})
