import { expect, test } from 'vitest'
import { readNodeAddress, writeNodeAddress } from './node-address.ts'

const [client, unit, place] = [1, 2, 3].map((each) => `00000000-0000-4000-8000-00000000000${each}`) as [
  string,
  string,
  string,
]
const none = '00000000-0000-0000-0000-000000000000'
const nothing = { state: 'nothing' }
const unreadable = { state: 'unreadable' }
const node = (found: object) => ({ state: 'node', node: found })

const ofClient = node({ kind: 'Client', id: client, clientId: client })
const ofUnit = (clientId: string | null) => node({ kind: 'CareUnit', id: unit, clientId })
const ofPlace = (clientId: string | null, careUnitId: string | null) =>
  node({ kind: 'CarePlace', id: place, clientId, careUnitId })

test.each([
  [null, null, null, nothing],
  ['', '', '', nothing],
  [none, none, none, nothing],
  [client, null, null, ofClient],
  [client, '', '', ofClient],
  [client, none, none, ofClient],
  [client.toUpperCase(), null, null, ofClient],
  [null, unit, null, ofUnit(null)],
  [client, unit, null, ofUnit(client)],
  [client, unit, '', ofUnit(client)],
  [null, null, place, ofPlace(null, null)],
  [client, null, place, ofPlace(client, null)],
  [null, unit, place, ofPlace(null, unit)],
  [client, unit, place, ofPlace(client, unit)],
  ['1', null, null, unreadable],
  [client, 'x', null, unreadable],
  [client, unit, `${place}0`, unreadable],
])('CID/%s/CUID/%s/CPID/%s (A-2.4-06)', (clientId, careUnitId, carePlaceId, read) =>
  expect(readNodeAddress({ clientId, careUnitId, carePlaceId })).toEqual(read),
)

test('an address that is written is read as the same node (A-3-35)', () => {
  for (const written of [
    { clientId: client, careUnitId: null, carePlaceId: null },
    { clientId: client, careUnitId: unit, carePlaceId: null },
    { clientId: null, careUnitId: unit, carePlaceId: null },
    { clientId: client, careUnitId: unit, carePlaceId: place },
    { clientId: null, careUnitId: null, carePlaceId: place },
  ]) {
    const read = readNodeAddress(written)
    expect(read.state === 'node' && writeNodeAddress(read.node)).toEqual(written)
  }
})
