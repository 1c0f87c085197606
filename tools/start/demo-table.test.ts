import { expect, test } from 'vitest'
import { demoTable } from './demo-table.ts'

test('the demo accounts stand below each other with their password', () => {
  const accounts = [
    { userName: 'prescriber.se', application: 'GUIDE', who: 'Prescriber' },
    { userName: 'admin', application: 'PRINCIPAL', who: 'Admin' },
  ]
  expect(demoTable(accounts, 'secret').split('\n')).toEqual([
    'Demo accounts, password secret',
    '  prescriber.se  GUIDE      Prescriber',
    '  admin          PRINCIPAL  Admin',
  ])
})
