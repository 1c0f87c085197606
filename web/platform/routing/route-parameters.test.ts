import { describe, expect, test } from 'vitest'
import { readParameter, readParameters } from './route-parameters.ts'

describe('a numeric id of an address (O-2-01, A-2.5-38, A-5-28)', () => {
  test('becomes a number', () => expect(readParameter('careRecipientId', '12')).toBe(12))
  test.each(['abc', '12a', '-1', '1.5', '', '1e3', '0x1', '9'.repeat(20)])('cannot be %j', (text) =>
    expect(readParameter('careRecipientId', text)).toBeNull(),
  )
})

describe('a flag of an address (A-2.5-39)', () => {
  test('is true for the exact text true', () => expect(readParameter('isCRP', 'true')).toBe(true))
  test.each(['True', 'TRUE', '1', 'yes', 'false'])('is false for %j', (text) =>
    expect(readParameter('isCRP', text)).toBe(false),
  )
})

describe('the parameters of an address', () => {
  const history = '/CareRecipient/{careRecipientId}/OrderHistory/{customerOrderId}/{isCRP?}'

  test('give a flag its value also when it is left out', () =>
    expect(readParameters(history, { careRecipientId: '1', customerOrderId: '2' })).toEqual({
      careRecipientId: 1,
      customerOrderId: 2,
      isCRP: false,
    }))

  test('cannot be read when one of them cannot', () =>
    expect(readParameters(history, { careRecipientId: '1', customerOrderId: 'new' })).toBeNull())

  test('are not the words between them', () => expect(readParameter('clientId', 'CUID')).toBeNull())

  test('name a therapy area in any letters, and no other word', () => {
    expect(readParameter('therapyArea', 'woundcare')).toBe('WoundCare')
    expect(readParameter('therapyArea', 'Dental')).toBeNull()
  })
})
