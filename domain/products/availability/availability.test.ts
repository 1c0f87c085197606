import { describe, expect, test } from 'vitest'
import { checkOverride } from './availability.ts'

const ofClient = [
  { therapyArea: 'Incontinence', agreementTypes: [1, 2] },
  { therapyArea: 'Ostomy', agreementTypes: [1, 5, 6] },
] as const

describe('what one user is limited to', () => {
  test('may be all that the client has, or less', () => {
    const areas = [
      { therapyArea: 'Incontinence', agreementTypes: [1] },
      { therapyArea: 'Ostomy', agreementTypes: [1, 5, 6] },
    ] as const
    expect(checkOverride(areas, ofClient)).toEqual({ ok: true, value: areas })
  })

  test.each([
    ['an area that the client does not have', [{ therapyArea: 'Diabetes', agreementTypes: [1] }], 'area-not-of-client'],
    [
      'a kind that the client does not have',
      [{ therapyArea: 'Incontinence', agreementTypes: [1, 6] }],
      'type-not-of-client',
    ],
    [
      'an area that stands there already',
      [
        { therapyArea: 'Ostomy', agreementTypes: [1] },
        { therapyArea: 'Ostomy', agreementTypes: [5] },
      ],
      'area-twice',
    ],
  ] as const)('is not %s', (_what, areas, refusal) => {
    expect(checkOverride(areas, ofClient)).toMatchObject({ ok: false, refusal })
  })
})
