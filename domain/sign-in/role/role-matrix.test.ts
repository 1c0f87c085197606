import { describe, expect, test } from 'vitest'
import { therapyAreas, type TherapyArea } from '../../therapy-area.ts'
import type { Role, RoleScope } from './role.ts'
import { columnsOf, type RoleColumn } from './role-columns.ts'
import {
  canTurnArea,
  cellAt,
  changedCells,
  copiedTo,
  heldOf,
  isEmptied,
  type MatrixNode,
  rebased,
  rolesByNode,
  rolesShown,
  withArea,
  withRole,
} from './role-matrix.ts'

const role = (
  id: number,
  code: string,
  scope: RoleScope = 'care-place',
  therapyArea: TherapyArea | null = null,
): Role => ({
  id,
  code,
  scope,
  therapyArea,
})
const byArea = therapyAreas.map((area, at) => role(40 + at, `Prescriber${area}`, 'care-place', area))
const all = [
  role(30, 'Nurse'),
  role(32, 'Prescriber'),
  ...byArea,
  role(20, 'CUAdmin', 'care-unit'),
  role(12, 'ReportReceiver', 'client'),
]
const columns = columnsOf(all)
const column = (code: string): RoleColumn => {
  const found = columns.find((each) => each.code === code)
  if (!found) throw new Error(`no column ${code}`)
  return found
}
const [nurse, prescriber] = [column('Nurse'), column('Prescriber')]

const client: MatrixNode = {
  nodeType: 'Client',
  nodeId: 'client',
  clientId: 'client',
  careUnitId: null,
  carePlaceId: null,
}
const unit: MatrixNode = { ...client, nodeType: 'CareUnit', nodeId: 'unit', careUnitId: 'unit' }
const place: MatrixNode = { ...unit, nodeType: 'CarePlace', nodeId: 'place', carePlaceId: 'place' }
const held = (...each: [MatrixNode, number][]) =>
  rolesByNode(each.map(([{ nodeType, nodeId }, roleId]) => ({ nodeType, nodeId, roleId })))
const none = held()

describe('the columns', () => {
  test('fold the eight areas of a role into it, and stand from the client down', () => {
    expect(columns.map(({ code, nodeType }) => `${code} ${nodeType}`)).toEqual([
      'ReportReceiver Client',
      'CUAdmin CareUnit',
      'Nurse CarePlace',
      'Prescriber CarePlace',
    ])
    expect([...prescriber.byArea.keys()]).toEqual(therapyAreas)
    expect(prescriber.general).toBe(32)
  })

  test('are there for a role in some areas alone', () => {
    const [only] = columnsOf(byArea.slice(0, 2))
    expect(only).toMatchObject({ code: 'Prescriber', general: null })
    expect([...(only?.byArea.keys() ?? [])]).toEqual(['Incontinence', 'Catheter'])
  })

  test('are there for what is held and not used any more, never for an operator’s', () => {
    const shown = rolesShown([role(30, 'Nurse')], [role(32, 'Prescriber'), role(1, 'Admin', 'principal')])
    expect(shown.map(({ code }) => code)).toEqual(['Nurse', 'Prescriber'])
  })
})

describe('a cell', () => {
  const roles = held([client, 12], [unit, 20], [place, 30])
  test.each([
    ['ReportReceiver', client, { state: 'own', areas: [], isGeneral: true }],
    ['ReportReceiver', place, { state: 'inherited', from: 'client', nodeType: 'Client' }],
    ['CUAdmin', place, { state: 'inherited', from: 'unit', nodeType: 'CareUnit' }],
    ['CUAdmin', client, { state: 'elsewhere' }],
    ['Nurse', unit, { state: 'elsewhere' }],
    ['Nurse', place, { state: 'own', areas: [], isGeneral: true }],
    ['Prescriber', place, { state: 'empty' }],
  ])('of %s', (code, node, cell) => expect(cellAt(roles, node, column(code))).toEqual(cell))

  test('below a role that nobody gave there is closed', () => {
    expect(cellAt(none, place, column('ReportReceiver'))).toEqual({ state: 'elsewhere' })
  })
})

describe('a role', () => {
  const areasOf = (roles: typeof none) => heldOf(roles, 'place', prescriber)

  test('is given in all areas, and taken with all of them', () => {
    const given = withRole(held([place, 41]), 'place', prescriber, true)
    expect([...(given.get('place') ?? [])]).toEqual([32])
    expect([...(withRole(given, 'place', prescriber, false).get('place') ?? [])]).toEqual([])
  })

  test('in all areas but one is the seven that are left', () => {
    const seven = withArea(held([place, 32]), 'place', prescriber, 'Pca', false)
    expect(areasOf(seven)).toMatchObject({ isGeneral: false, areas: therapyAreas.slice(0, 7) })
    expect(seven.get('place')?.has(32)).toBe(false)
  })

  test('in the eighth area becomes the one in all areas', () => {
    const eight = therapyAreas.reduce((roles, area) => withArea(roles, 'place', prescriber, area, true), none)
    expect([...(eight.get('place') ?? [])]).toEqual([32])
  })

  test('is not split into areas that the client does not use', () => {
    const [narrow] = columnsOf([role(32, 'Prescriber'), ...byArea.slice(0, 1)])
    if (!narrow) throw new Error('no column')
    expect(canTurnArea(narrow, [], 'Incontinence')).toBe(true)
    expect(canTurnArea(narrow, [], 'Catheter')).toBe(false)
    expect(canTurnArea(narrow, therapyAreas, 'Catheter')).toBe(false)
    const all8 = held([place, 32])
    expect(withArea(all8, 'place', narrow, 'Catheter', false)).toBe(all8)
  })

  test('is copied with its areas, in place of what stood there of it, and leaves the other roles', () => {
    const from = held([place, 41], [place, 43], [unit, 20])
    const roles = copiedTo(new Map(from).set('other', new Set([30, 32])), 'place', prescriber, ['other', 'third'])
    expect([...(roles.get('other') ?? [])].toSorted()).toEqual([30, 41, 43])
    expect([...(roles.get('third') ?? [])]).toEqual([41, 43])
  })
})

describe('what is not saved', () => {
  test('is named cell by cell', () => {
    const saved = held([place, 30], [place, 32])
    const draft = withArea(withRole(saved, 'place', nurse, false), 'place', prescriber, 'Pca', false)
    expect(changedCells(saved, withRole(draft, 'other', nurse, true), columns)).toEqual([
      { nodeId: 'place', code: 'Nurse', change: 'taken' },
      { nodeId: 'place', code: 'Prescriber', change: 'areas' },
      { nodeId: 'other', code: 'Nurse', change: 'given' },
    ])
  })

  test('is nothing when it is put back', () => {
    const saved = held([place, 30])
    expect(
      changedCells(saved, withRole(withRole(saved, 'place', nurse, false), 'place', nurse, true), columns),
    ).toEqual([])
  })

  test('may not be the last role; who never had one is not emptied', () => {
    const saved = held([place, 30])
    expect(isEmptied(saved, withRole(saved, 'place', nurse, false))).toBe(true)
    expect(isEmptied(none, none)).toBe(false)
  })

  test('stays on top of what somebody else has saved', () => {
    const saved = held([place, 30], [unit, 20])
    const mine = withRole(withRole(saved, 'place', nurse, false), 'place', prescriber, true)
    const theirs = held([place, 30], [place, 41], [client, 12])
    const draft = rebased(saved, mine, theirs)
    expect([...(draft.get('place') ?? [])].toSorted()).toEqual([32, 41])
    expect([draft.get('unit')?.size ?? 0, draft.get('client')?.has(12)]).toEqual([0, true])
  })
})
