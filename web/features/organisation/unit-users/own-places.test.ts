import { expect, test } from 'vitest'
import type { MembershipNode } from '../../../platform/session/membership.ts'
import { ownPlaces } from './own-places.ts'

function node(label: MembershipNode['label'], id: string, parentId: string | null, role?: string): MembershipNode {
  const roles = role ? [{ id: 1, name: role }] : []
  const rest = { clientId: 'region', userId: 1, rolesCount: roles.length, primaryCustomerNumber: null }
  return { ...rest, treeNodeType: label, label, id, name: id, parentId, roles }
}

test('the places of the units that somebody administers are theirs, those of other units are not', () => {
  const nodes = [
    node('Client', 'region', null),
    node('CareUnit', 'Vik', 'region', 'CUAdmin'),
    node('CareUnit', 'Berg', 'region', 'CUReader'),
    node('CarePlace', 'Vik 1', 'Vik'),
    node('CarePlace', 'Vik 2', 'Vik', 'Nurse'),
    node('CarePlace', 'Berg 1', 'Berg', 'CUAdmin'),
  ]
  expect(ownPlaces(nodes).map(({ nodeId, unit }) => `${nodeId}, ${unit}`)).toEqual(['Vik 1, Vik', 'Vik 2, Vik'])
})
