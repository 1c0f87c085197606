import type { carePlaceNode, careUnitNode, clientNode } from '@omsorg/contract/organisation/tree/organisation-node.ts'
import type { z } from 'zod'
import type { CarePlaceRecord, CareUnitRecord, ClientRecord } from './tree.sql.ts'

type ClientNode = z.output<typeof clientNode>
type CareUnitNode = z.output<typeof careUnitNode>
type CarePlaceNode = z.output<typeof carePlaceNode>

export function clientNodeOf(record: ClientRecord, children?: CareUnitNode[]): ClientNode {
  return {
    nodeType: 'Client',
    id: record.id,
    name: record.name,
    customerNo: record.customer_no,
    marketAreaCode: record.market,
    erpCustomerIdentifier: record.erp_customer_identifier,
    patientDataOwnerId: record.patient_data_owner_id,
    alias: record.alias,
    childCount: record.child_count,
    ...(children && { children }),
  }
}

/** A care unit has no customer number of its own. */
export function careUnitNodeOf(record: CareUnitRecord, children?: CarePlaceNode[]): CareUnitNode {
  return {
    nodeType: 'CareUnit',
    id: record.id,
    name: record.name,
    customerNo: '',
    clientId: record.client_id,
    childCount: record.child_count,
    ...(children && { children }),
  }
}

export function carePlaceNodeOf(record: CarePlaceRecord): CarePlaceNode {
  return {
    nodeType: 'CarePlace',
    id: record.id,
    name: record.name,
    customerNo: record.customer_no,
    careUnitId: record.care_unit_id,
    clientId: record.client_id,
    email: record.email,
    phone: record.phone,
  }
}

export interface Opened {
  readonly clientIds: readonly string[]
  readonly careUnitIds: readonly string[]
}

/** Clients with the children of those nodes that are opened. */
export function treeOf(
  clients: readonly ClientRecord[],
  units: readonly CareUnitRecord[],
  places: readonly CarePlaceRecord[],
  opened: Opened,
): ClientNode[] {
  const [openClients, openUnits] = [new Set(opened.clientIds), new Set(opened.careUnitIds)]
  const unitsOf = Map.groupBy(units, (unit) => unit.client_id)
  const placesOf = Map.groupBy(places, (place) => place.care_unit_id)
  const unitNode = (unit: CareUnitRecord) =>
    careUnitNodeOf(unit, openUnits.has(unit.id) ? (placesOf.get(unit.id) ?? []).map(carePlaceNodeOf) : undefined)
  return clients.map((client) =>
    clientNodeOf(client, openClients.has(client.id) ? (unitsOf.get(client.id) ?? []).map(unitNode) : undefined),
  )
}
