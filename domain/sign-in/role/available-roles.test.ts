import { expect, test } from 'vitest'
import { checkAvailableRoles } from './available-roles.ts'
import type { Role } from './role.ts'

const roles: readonly Role[] = [
  { id: 1, code: 'Admin', scope: 'principal', therapyArea: null },
  { id: 30, code: 'Nurse', scope: 'care-place', therapyArea: null },
  { id: 32, code: 'Prescriber', scope: 'care-place', therapyArea: null },
]
const judged = (wanted: readonly number[], inUse: readonly number[] = []) =>
  checkAvailableRoles({ roles, inUse: new Set(inUse) }, new Set(wanted))

test('a role that somebody holds is not taken away', () => {
  expect(judged([30], [32])).toMatchObject({ refusal: 'role-in-use', detail: { roleIds: [32] } })
  expect(judged([30, 32], [32]).ok).toBe(true)
})

test('a client uses no roles of operators, and none that nobody knows', () => {
  expect(judged([1, 30])).toMatchObject({ refusal: 'role-not-for-client' })
  expect(judged([30, 999])).toMatchObject({ refusal: 'role-not-found' })
})
