import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Definition, validatorOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { searchCareRecipients } from './care-recipients/recipient/search-care-recipients.ts'
import { gender, idInText } from './fields.ts'
import { cancelOrder } from './orders/order/cancel-order.ts'
import { preOrderWithdrawal } from './orders/withdrawal/pre-order-withdrawal.ts'
import { issueToken } from './sign-in/token/issue-token.ts'

describe('an id in an address', () => {
  test('is read as a number', () => {
    expect(idInText.parse('42')).toBe(42)
  })

  test.each(['', '0', '-1', '1.5', '0x10', '1e3', ' 7', '2147483648', '99999999999'])('is refused as %j', (text) => {
    expect(idInText.safeParse(text).success).toBe(false)
  })

  test('may be left empty where an order is to be copied', () => {
    expect(validatorOf(preOrderWithdrawal.query).parse({ recreateCustomerOrderId: '' })).toEqual({})
  })
})

describe('a search for care recipients', () => {
  test('without a term lists the first 25 by urgency (O-9-21)', () => {
    const asked = validatorOf(searchCareRecipients.input).parse({})
    expect(asked).toMatchObject({ searchTerm: '', page: 1, pageSize: 25, sortBy: 0, statuses: [], suggestions: [] })
  })

  test.each([
    ['', true],
    ['   ', true],
    ['and', false],
    ['  and  ', false],
    ['ande', true],
  ])('with the term %j is accepted: %s (O-5-31)', (searchTerm, accepted) => {
    expect(validatorOf(searchCareRecipients.input).safeParse({ searchTerm }).success).toBe(accepted)
  })

  test.each([0, 201, 2.5])('with a page size of %s is refused (O-9-21)', (pageSize) => {
    expect(validatorOf(searchCareRecipients.input).safeParse({ pageSize }).success).toBe(false)
  })
})

test('every list that is asked for by pages has 25 on one where nothing is said, and 200 at most (O-9-21)', () => {
  const sizes = endpoints
    .flatMap(({ input, query }: Definition) =>
      [input, query].flatMap((asked) => (asked instanceof z.ZodObject ? [asked.shape['pageSize'] as z.ZodType] : [])),
    )
    .filter((size) => size !== undefined)
  expect(sizes.length).toBeGreaterThan(20)
  for (const size of sizes) {
    // One list is answered whole where nothing is said.
    expect([25, undefined]).toContain(size.parse(undefined))
    expect([200, 201].map((each) => size.safeParse(each).success)).toEqual([true, false])
  }
})

describe('a cancellation', () => {
  test('names the order or one part of it, not both and not neither', () => {
    const accepted = [{ customerOrderId: 1 }, { orderId: 2 }, { customerOrderId: 1, orderId: 2 }, {}].map(
      (sent) => validatorOf(cancelOrder.input).safeParse(sent).success,
    )
    expect(accepted).toEqual([true, true, false, false])
  })
})

describe('a grant', () => {
  test('is told apart by its grant_type, and fields it does not know are dropped', () => {
    const sent = { grant_type: 'refresh_token', refresh_token: 'r', client_id: 'web', surplus: 'x' }
    expect(validatorOf(issueToken.input).parse(sent)).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'r',
      client_id: 'web',
    })
  })

  test('that nobody has heard of is refused', () => {
    expect(validatorOf(issueToken.input).safeParse({ grant_type: 'implicit', client_id: 'web' }).success).toBe(false)
  })
})

test('a gender is one of three (O-3-03)', () => {
  expect(gender.options).toEqual(['male', 'female', 'other'])
})
