import { describe, expect, test } from 'vitest'
import { closeRows } from './close-row.ts'
import { prescriptionStatus, rowStatus } from './row.ts'

const { active, 'used-up': usedUp, closed, preliminary } = rowStatus
const row = { status: active, prescriptionStatus: prescriptionStatus.active }

describe('closing a row', () => {
  test('leaves the prescription as it is while another row can be drawn', () => {
    expect(closeRows([row], [{ status: active }])).toMatchObject({ ok: true, value: { prescription: 'unchanged' } })
  })

  test('closes the prescription with the last row that can be drawn', () => {
    const siblings = [{ status: usedUp }, { status: closed }]
    expect(closeRows([row], siblings)).toMatchObject({ ok: true, value: { prescription: 'closed' } })
    expect(closeRows([row], [])).toMatchObject({ ok: true, value: { prescription: 'closed' } })
  })

  test('is possible for a row that is used up, and leaves what can be drawn', () => {
    expect(closeRows([{ ...row, status: usedUp }], [row])).toMatchObject({ value: { prescription: 'unchanged' } })
  })

  test('is refused for a row that is closed: it is never opened or closed again', () => {
    expect(closeRows([{ ...row, status: closed }], [row])).toMatchObject({ refusal: 'row-not-active' })
  })

  test.each([
    ['preliminary', prescriptionStatus.preliminary],
    ['finished', prescriptionStatus.finished],
    ['closed', prescriptionStatus.closed],
  ])('is refused on a prescription that is %s', (_name, status) => {
    const waiting = { status: status === prescriptionStatus.preliminary ? preliminary : active }
    expect(closeRows([{ ...waiting, prescriptionStatus: status }], [])).toMatchObject({ refusal: 'row-not-active' })
  })
})

describe('closing several rows', () => {
  test('refuses all when one of them is closed', () => {
    expect(closeRows([row, { ...row, status: closed }], [row])).toMatchObject({ refusal: 'row-not-active' })
  })

  test('closes the prescription when they are all that could be drawn', () => {
    expect(closeRows([row, row], [{ status: usedUp }])).toMatchObject({ value: { prescription: 'closed' } })
    expect(closeRows([row, row], [{ status: active }])).toMatchObject({ value: { prescription: 'unchanged' } })
  })
})
