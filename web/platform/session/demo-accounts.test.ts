import { describe, expect, test } from 'vitest'
import { demoAccountsIn } from './demo-accounts.ts'

const nurse = { userName: 'prescriber.se', application: 'GUIDE', group: 'Care staff' }

describe('the list of demo accounts', () => {
  test('keeps name and application of each account', () => {
    expect(demoAccountsIn({ password: 'secret', accounts: [nurse] })).toEqual({
      password: 'secret',
      accounts: [{ userName: 'prescriber.se', application: 'GUIDE' }],
    })
  })

  test('leaves out an account of an application that does not exist', () => {
    const stranger = { userName: 'stranger', application: 'OTHER' }
    expect(demoAccountsIn({ password: 'secret', accounts: [nurse, stranger] })?.accounts).toHaveLength(1)
  })

  test.each([
    ['is a page instead of a list', '<!doctype html>'],
    ['is empty', { password: 'secret', accounts: [] }],
    ['has no password', { accounts: [nurse] }],
    ['is nothing', null],
  ])('is not shown when the answer %s', (_what, body) => {
    expect(demoAccountsIn(body)).toBeNull()
  })
})
