import { nodeKinds } from '@omsorg/domain/organisation/node/node-kinds.ts'
import { expect, test } from 'vitest'
import { carePlaceNode, careUnitNode, clientNode } from './organisation/tree/organisation-node.ts'
import { operatorRecord } from './sign-in/operator/operator-record.ts'
import { userNode } from './sign-in/user/search-users.ts'

test('a node is a client, a care unit, a care place, a user or an operator, and each answer says which (A-1-14)', () => {
  expect(nodeKinds).toEqual(['Client', 'CareUnit', 'CarePlace', 'User', 'Operator'])
  const answered = [clientNode, careUnitNode, carePlaceNode, userNode, operatorRecord]
  expect(answered.map(({ shape }) => shape.nodeType.value)).toEqual(nodeKinds)
})
