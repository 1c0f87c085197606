import { describe, expect, test } from 'vitest'
import { checkClaim, findingsOf, type ClaimFacts } from './check-claim.ts'
import { fitsLetterbox, gramsOf } from './claim-words.ts'

const claim: ClaimFacts = {
  type: 'claim',
  requester: 'Maja Lindqvist',
  orderNumber: '204140',
  itemNumber: 'SE-1001',
  faultKind: 'leaks',
  faultDescription: 'Sömmen släpper.',
  defectiveItems: 9,
  packages: 1,
  weight: null,
  dispatchDate: null,
  pickUpDate: null,
  ordered: { packages: 2, pieces: 48 },
}
const returned: ClaimFacts = {
  ...claim,
  type: 'return',
  faultKind: null,
  defectiveItems: null,
  weight: 1.4,
  dispatchDate: '2026-11-23',
}

describe('a claim', () => {
  test('says of what and by whom, what is wrong, and in how many items and packages (O-3-82)', () => {
    expect(findingsOf(claim)).toEqual([])
    const empty = { ...claim, requester: '', orderNumber: '', itemNumber: '', faultDescription: '' }
    expect(findingsOf({ ...empty, defectiveItems: null, packages: 0 }).map(({ at }) => at)).toEqual([
      'orderNumber',
      'requester',
      'faultDescription',
      'defectiveItems',
      'packages',
    ])
  })

  test('needs no weight and no day', () => expect(checkClaim(claim)).toMatchObject({ ok: true }))

  test('is of no more than was ordered, and of anything where the line is not known', () => {
    expect(checkClaim({ ...claim, packages: 3 })).toMatchObject({ refusal: 'more-than-ordered', at: 'packages' })
    expect(checkClaim({ ...claim, defectiveItems: 49 })).toMatchObject({ at: 'defectiveItems' })
    expect(checkClaim({ ...claim, packages: 300, defectiveItems: 900, ordered: null })).toMatchObject({ ok: true })
  })
})

describe('a return', () => {
  test('says how much it is, what it weighs and when it goes or is fetched (O-3-83, O-3-84)', () => {
    expect(findingsOf(returned)).toEqual([])
    expect(findingsOf({ ...returned, dispatchDate: null, pickUpDate: '2026-11-24' })).toEqual([])
    expect(findingsOf({ ...returned, packages: null, weight: null, dispatchDate: null }).map(({ at }) => at)).toEqual([
      'packages',
      'weight',
      'dispatchDate',
    ])
  })

  test('is not fetched before it goes', () =>
    expect(checkClaim({ ...returned, pickUpDate: '2026-11-22' })).toMatchObject({ refusal: 'fetched-before-it-goes' }))
})

test('a parcel below two kilograms goes in a letterbox (O-9-13)', () => {
  expect([0, 1.999, 2, 2.5].map((weight) => fitsLetterbox(gramsOf(weight)))).toEqual([true, true, false, false])
})
