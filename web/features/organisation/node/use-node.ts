import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import type { AnyNode } from '@omsorg/domain/organisation/node/node-address.ts'
import { useAnswer } from '../../../platform/calls/query.ts'

/** What the head of a node says: its name, and what stands above it. */
export interface NodeHead {
  readonly name: string
  readonly above: readonly { readonly name: string; readonly node: AnyNode }[]
  readonly customerNo: string | null
  /** Of a user: whether they can sign in, and the name that they do it by. */
  readonly user?: Pick<AnswerOf<typeof readUserOverview>, 'status' | 'userName'>
  /** With every id that its address may leave out. */
  readonly node: AnyNode
}

/** The answer about a node, whichever kind it is, and its head once it has come. */
export function useNode(node: AnyNode) {
  const { kind, id } = node
  const personId = 'personId' in node ? node.personId : 0
  const client = useAnswer(readClient, { params: { clientId: id } }, { silent: true, enabled: kind === 'Client' })
  const unit = useAnswer(readCareUnit, { params: { careUnitId: id } }, { silent: true, enabled: kind === 'CareUnit' })
  const place = useAnswer(
    readCarePlace,
    { params: { carePlaceId: id } },
    { silent: true, enabled: kind === 'CarePlace' },
  )
  const user = useAnswer(readUserOverview, { params: { id: personId } }, { silent: true, enabled: kind === 'User' })
  const operator = useAnswer(readOperator, { params: { id: personId } }, { silent: true, enabled: kind === 'Operator' })
  const answer = { Client: client, CareUnit: unit, CarePlace: place, User: user, Operator: operator }[kind]
  return { answer, head: headOf() }

  function headOf(): NodeHead | null {
    if (kind === 'Client') {
      const { data } = client
      return data ? { name: data.name, above: [], customerNo: data.customerNo, node } : null
    }
    if (kind === 'CareUnit') {
      const { data } = unit
      if (!data) return null
      const { clientId, clientName, name } = data
      return { name, above: [clientAbove(clientId, clientName)], customerNo: null, node: { kind, id, clientId } }
    }
    if (kind === 'User') {
      const { data } = user
      if (!data) return null
      const { name, clientId, clientName, status, userName } = data
      return { name, above: [clientAbove(clientId, clientName)], customerNo: null, node, user: { status, userName } }
    }
    if (kind === 'Operator') {
      const { data } = operator
      if (!data) return null
      const { name, status, userName } = data
      return { name, above: [], customerNo: null, node, user: { status, userName } }
    }
    const { data } = place
    if (!data) return null
    const { clientId, clientName, careUnitId, careUnitName, name, customerNo } = data
    return {
      name,
      above: [
        clientAbove(clientId, clientName),
        { name: careUnitName, node: { kind: 'CareUnit', id: careUnitId, clientId } },
      ],
      customerNo,
      node: { kind, id, clientId, careUnitId },
    }
  }
}

function clientAbove(clientId: string, name: string): NodeHead['above'][number] {
  return { name, node: { kind: 'Client', id: clientId, clientId } }
}
