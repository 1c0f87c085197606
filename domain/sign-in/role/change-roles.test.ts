import { describe, expect, test } from 'vitest'
import { changeOfRoles, checkRoleChange, type RoleChangeFacts } from './change-roles.ts'
import type { HeldRole, Role, RoleScope } from './role.ts'

const role = (id: number, code: string, scope: RoleScope): Role => ({ id, code, scope, therapyArea: null })
const roles = [
  role(1, 'Admin', 'principal'),
  role(10, 'NewsManager', 'client'),
  role(20, 'CUAdmin', 'care-unit'),
  role(30, 'Nurse', 'care-place'),
  role(32, 'Prescriber', 'care-place'),
  role(70, 'CSPAdmin', 'csp'),
]
const [admin, newsManager, unitAdmin, nurse, prescriber, serviceAdmin] = [1, 10, 20, 30, 32, 70]

const everywhere = { nodeType: 'Application', nodeId: null } as const
const client = { nodeType: 'Client', nodeId: 'c' } as const
const unit = { nodeType: 'CareUnit', nodeId: 'u' } as const
const place = { nodeType: 'CarePlace', nodeId: 'p' } as const
const sister = { nodeType: 'CarePlace', nodeId: 's' } as const

const administration = { application: 'PRINCIPAL', mayWriteOperators: true, isOwn: false } as const
const service = { ...administration, application: 'CSP', mayWriteOperators: false } as const
const careUnit = { ...service, application: 'GUIDE' } as const
const staff = { application: 'GUIDE', isOperator: false, parentWorksHere: false } as const
const operator = { ...staff, application: 'PRINCIPAL', isOperator: true } as const
const helper = { ...operator, application: 'CSP' } as const

const held: readonly HeldRole[] = [
  { ...place, roleId: nurse },
  { ...sister, roleId: prescriber },
]

function facts(change: Partial<RoleChangeFacts>): RoleChangeFacts {
  const known = new Map(roles.map((each) => [each.id, each]))
  return { giver: administration, user: staff, roles: known, available: null, held, otherAdministrators: 1, ...change }
}
const giving = (...given: HeldRole[]) => ({ given, taken: [], emptied: [] })
const taking = (...taken: HeldRole[]) => ({ given: [], taken, emptied: [] })
const judged = (change: Parameters<typeof checkRoleChange>[1], given: Partial<RoleChangeFacts> = {}) => {
  const outcome = checkRoleChange(facts(given), change)
  return outcome.ok ? 'agreed' : outcome.refusal
}

describe('the roles of a node take the place of those held there', () => {
  test('and nodes that are not named stay', () => {
    expect(changeOfRoles(held, [{ ...place, roleIds: [prescriber] }])).toEqual({
      given: [{ ...place, roleId: prescriber }],
      taken: [{ ...place, roleId: nurse }],
      emptied: [],
    })
  })

  test('what is held already is no change, also when it is named twice', () => {
    expect(changeOfRoles(held, [{ ...place, roleIds: [nurse, nurse] }])).toEqual({ given: [], taken: [], emptied: [] })
  })

  test('a node that holds none any more is emptied, one that never did is not', () => {
    const wanted = [place, unit].map((node) => ({ ...node, roleIds: [] }))
    expect(changeOfRoles(held, wanted).emptied).toEqual([place])
  })
})

describe('a role is given at nodes of its scope alone', () => {
  test.each([
    [newsManager, client],
    [unitAdmin, unit],
    [nurse, sister],
  ])('role %i fits', (roleId, node) => {
    expect(judged(giving({ ...node, roleId }))).toBe('agreed')
  })

  test.each([
    [newsManager, place],
    [unitAdmin, client],
    [nurse, unit],
    [admin, place],
    [admin, everywhere],
  ])('role %i does not', (roleId, node) => {
    expect(judged(giving({ ...node, roleId }))).toBe('role-not-for-node')
  })

  test('to an operator those of the own application', () => {
    const changes = [
      [operator, { ...everywhere, roleId: admin }],
      [operator, { ...everywhere, roleId: serviceAdmin }],
      [helper, { ...everywhere, roleId: serviceAdmin }],
      [helper, { ...everywhere, roleId: admin }],
      [operator, { ...place, roleId: nurse }],
    ] as const
    const answers = changes.map(([user, each]) => judged(giving(each), { user, held: [] }))
    expect(answers).toEqual(['agreed', 'role-not-for-node', 'agreed', 'role-not-for-node', 'role-not-for-node'])
  })
})

describe('nobody gives more than they may give', () => {
  test('operators are for who administers operators', () => {
    const change = giving({ ...everywhere, roleId: admin })
    const givers = [administration, { ...administration, mayWriteOperators: false }, service, careUnit]
    const answers = givers.map((giver) => judged(change, { giver, user: operator, held: [] }))
    expect(answers).toEqual(['agreed', 'not-yours-to-give', 'not-yours-to-give', 'not-yours-to-give'])
  })

  test('a care unit gives and takes at care places, and nothing above them', () => {
    const changes = [
      giving({ ...place, roleId: prescriber }),
      giving({ ...unit, roleId: unitAdmin }),
      taking({ ...client, roleId: newsManager }),
    ]
    const answers = changes.map((change) => judged(change, { giver: careUnit }))
    expect(answers).toEqual(['agreed', 'not-yours-to-give', 'not-yours-to-give'])
  })

  test('and nobody changes the own roles', () => {
    const giver = { ...administration, isOwn: true }
    expect(judged(giving({ ...place, roleId: prescriber }), { giver })).toBe('own-account')
  })
})

describe('what a client does not use', () => {
  const available = new Set([nurse])

  test('is given to nobody', () => {
    expect(judged(giving({ ...place, roleId: prescriber }), { available })).toBe('role-not-available')
  })

  test('stays with whoever holds it, and can be taken', () => {
    expect(judged(taking({ ...sister, roleId: prescriber }), { available })).toBe('agreed')
  })
})

test('a second child of one parent at the same client is given nothing, and can lose what it has', () => {
  const user = { ...staff, parentWorksHere: true }
  expect(judged(giving({ ...place, roleId: prescriber }), { user })).toBe('parent-twice')
  expect(judged(taking({ ...place, roleId: nurse }), { user })).toBe('agreed')
})

describe('somebody holds at least one role', () => {
  test('the last is not taken, wherever it is held', () => {
    expect(judged(taking(...held))).toBe('last-role')
    expect(judged(taking({ ...place, roleId: nurse }))).toBe('agreed')
  })

  test('but exchanged for another', () => {
    expect(judged({ ...giving({ ...place, roleId: prescriber }), taken: held })).toBe('agreed')
  })
})

test('the last who administers stays one', () => {
  const reader = { ...everywhere, roleId: 2 }
  const given = { user: operator, held: [{ ...everywhere, roleId: admin }, reader] }
  const change = taking({ ...everywhere, roleId: admin })
  expect(judged(change, { ...given, otherAdministrators: 0 })).toBe('last-administrator')
  expect(judged(change, given)).toBe('agreed')
})

test('a role that nobody knows is not given', () => {
  expect(judged(giving({ ...place, roleId: 999 }))).toBe('role-not-found')
})
