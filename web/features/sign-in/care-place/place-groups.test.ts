import { describe, expect, test } from 'vitest'
import type { MembershipNode } from '../../../platform/session/membership.ts'
import { groupsOfClients, groupsOfMembership, matching, placesIn } from './place-groups.ts'

function node(label: MembershipNode['label'], id: string, name: string, parentId: string | null): MembershipNode {
  const membership = { clientId: 'region', userId: 7, roles: [], rolesCount: 0, primaryCustomerNumber: null }
  return { ...membership, treeNodeType: label, label, id, name, parentId }
}

const nodes = [
  node('Client', 'region', 'Region Fjällviken', null),
  node('CareUnit', 'north', 'Norr', 'region'),
  node('CareUnit', 'empty', 'Tom enhet', 'region'),
  node('CarePlace', 'sun', 'Solgläntan, avd. 2', 'north'),
  node('CarePlace', 'aspen', 'Aspen', 'north'),
]

const groups = groupsOfMembership(nodes, 'aspen')

describe('the care places of a membership', () => {
  test('stand below their care unit and client, without care units that offer none', () => {
    expect(groups).toEqual([
      {
        key: 'region',
        client: 'Region Fjällviken',
        units: [
          {
            key: 'north',
            name: 'Norr',
            places: [
              { id: 'sun', name: 'Solgläntan, avd. 2', childUserId: null, isDefault: false },
              { id: 'aspen', name: 'Aspen', childUserId: null, isDefault: true },
            ],
          },
        ],
      },
    ])
  })

  test('are none for whoever belongs to a client alone', () => {
    expect(groupsOfMembership(nodes.slice(0, 1), null)).toEqual([])
  })
})

describe('the clients of a parent user (A-4.4-19)', () => {
  const place = (id: string, careUnitId: string) => ({ id, name: id, careUnitId, careUnitName: careUnitId })
  const entry = { userName: 'Åsa Öst', clientId: 'region', clientName: 'Region', defaultCarePlaceId: 'b' }
  const entries = [
    { ...entry, userId: 11, carePlaces: [place('a', 'one'), place('b', 'two'), place('c', 'one')] },
    { ...entry, userId: 12, clientId: 'other', clientName: 'Other', defaultCarePlaceId: null, carePlaces: [] },
  ]

  test('keep the child user to act for, and its own default', () => {
    const places = placesIn(groupsOfClients(entries))
    expect(places.map(({ id, childUserId, isDefault }) => [id, childUserId, isDefault])).toEqual([
      ['a', 11, false],
      ['c', 11, false],
      ['b', 11, true],
    ])
  })

  test('without care places are left out', () => {
    expect(groupsOfClients(entries).map(({ client }) => client)).toEqual(['Region'])
  })
})

describe('searching a care place', () => {
  const found = (search: string) => placesIn(matching(groups, search)).map(({ id }) => id)

  test('looks at its own name, whatever the case', () => expect(found('SOLGL')).toEqual(['sun']))
  test('looks at its care unit and client as well', () => expect(found('norr fjäll')).toEqual(['sun', 'aspen']))
  test('needs every word', () => expect(found('norr aspen')).toEqual(['aspen']))
  test('finds everything while nothing is written', () => expect(found('  ')).toEqual(['sun', 'aspen']))
  test('leaves no empty group behind', () => expect(matching(groups, 'nowhere')).toEqual([]))
})
