import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readNodeTree } from '@omsorg/contract/organisation/tree/read-node-tree.ts'
import { expect, test } from 'vitest'
import { openedAtFirst, rowsOf, type Seen, seenRows } from './matrix-rows.ts'

const node = (id: string, name: string) => ({ id, name, customerNo: '', clientId: 'client' })
const unit = (id: string, name: string, places: readonly [string, string][]) => ({
  nodeType: 'CareUnit' as const,
  ...node(id, name),
  childCount: places.length,
  children: places.map(([placeId, placeName]) => ({
    nodeType: 'CarePlace' as const,
    ...node(placeId, placeName),
    careUnitId: id,
    email: null,
    phone: '',
  })),
})
const client: AnswerOf<typeof readNodeTree> = {
  nodeType: 'Client',
  ...node('client', 'Region Fjällviken'),
  marketAreaCode: 10,
  erpCustomerIdentifier: '',
  patientDataOwnerId: '',
  alias: null,
  childCount: 2,
  children: [
    unit('north', 'Hemsjukvård Norr', [['birch', 'Björkbacken']]),
    unit('south', 'Kommunal omsorg', [
      ['glade1', 'Solgläntan, avd. 1'],
      ['glade2', 'Solgläntan, avd. 2'],
    ]),
  ],
}
const rows = rowsOf(client)
const none: Seen = { opened: new Set(), term: '', shows: 'all', ticked: new Set() }
const seen = (some: Partial<Seen>) => seenRows(rows, { ...none, ...some }).map(({ nodeId }) => nodeId)

test('a client counts the places below it', () => {
  expect(rows.map(({ nodeId, level, places }) => [nodeId, level, places])).toEqual([
    ['client', 1, 3],
    ['north', 2, 1],
    ['birch', 3, 0],
    ['south', 2, 2],
    ['glade1', 3, 0],
    ['glade2', 3, 0],
  ])
})

test('what is not opened is not seen', () => {
  expect(seen({})).toEqual(['client'])
  expect(seen({ opened: new Set(['client', 'south']) })).toEqual(['client', 'north', 'south', 'glade1', 'glade2'])
  // A unit that is open below a client that is folded.
  expect(seen({ opened: new Set(['south']) })).toEqual(['client'])
})

test('units in which something is held are open at first', () => {
  expect([...openedAtFirst(rows, new Set(['glade2']))]).toEqual(['client', 'south'])
})

test('of a small client all is open as long as nothing is held, of a large one the client alone', () => {
  expect(openedAtFirst(rows, new Set()).size).toBe(rows.length)
  const many = [rows[0]!, ...Array.from({ length: 12 }, (_, at) => ({ ...rows[1]!, nodeId: `unit ${at}` }))]
  expect([...openedAtFirst(many, new Set())]).toEqual(['client'])
})

test('a search opens the way to what it finds, by a part of each word, and keeps the rows with a role', () => {
  expect(seen({ term: 'solglantan 2' })).toEqual(['client', 'south', 'glade2'])
  expect(seen({ term: 'solglantan 2', ticked: new Set(['birch']) })).toEqual([
    'client',
    'north',
    'birch',
    'south',
    'glade2',
  ])
})

test('those with a role alone stand with what is above them', () => {
  expect(seen({ shows: 'held', ticked: new Set(['glade1', 'client']) })).toEqual(['client', 'south', 'glade1'])
  expect(seen({ shows: 'held' })).toEqual([])
})
