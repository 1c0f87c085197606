import { randomUUID } from 'node:crypto'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { insertForId, insertRow, type Connection } from './rows.ts'

export interface Client {
  readonly id: string
  readonly market: MarketCode
  readonly name: string
}

export interface CareUnit {
  readonly id: string
  readonly clientId: string
  readonly name: string
}

export interface CarePlace {
  readonly id: string
  readonly clientId: string
  readonly careUnitId: string
  readonly market: MarketCode
  readonly name: string
}

export interface ClientGiven {
  readonly id?: string
  readonly market?: MarketCode
  readonly name: string
  readonly alias?: string
  /** Unique in the market; the name, when none is given. */
  readonly patientDataOwnerId?: string
  readonly erpCustomerIdentifier?: string
  readonly removedAt?: string
}

/** A client without settings; insertClientSettings gives them. */
export async function insertClient(connection: Connection, given: ClientGiven): Promise<Client> {
  const client = { id: given.id ?? randomUUID(), market: given.market ?? 10, name: given.name }
  await insertRow(connection, 'client', {
    ...client,
    alias: given.alias ?? null,
    patient_data_owner_id: given.patientDataOwnerId ?? given.name,
    erp_customer_identifier: given.erpCustomerIdentifier ?? '',
    removed_at: given.removedAt ?? null,
    created_at: new Date(),
    row_version: 1,
  })
  return client
}

export async function insertCareUnit(
  connection: Connection,
  given: { readonly id?: string; readonly client: Client; readonly name: string },
): Promise<CareUnit> {
  const unit = { id: given.id ?? randomUUID(), clientId: given.client.id, name: given.name }
  await insertRow(connection, 'care_unit', {
    id: unit.id,
    client_id: unit.clientId,
    name: unit.name,
    created_at: new Date(),
    row_version: 1,
  })
  return unit
}

export interface CarePlaceGiven {
  readonly id?: string
  readonly client: Client
  readonly unit: CareUnit
  readonly name: string
  readonly email?: string
  readonly phone?: string
}

export async function insertCarePlace(connection: Connection, given: CarePlaceGiven): Promise<CarePlace> {
  const { client, unit } = given
  const place = { id: given.id ?? randomUUID(), name: given.name }
  await insertRow(connection, 'care_place', {
    ...place,
    client_id: client.id,
    care_unit_id: unit.id,
    email: given.email ?? null,
    phone: given.phone ?? '',
    created_at: new Date(),
    row_version: 1,
  })
  return { ...place, clientId: client.id, careUnitId: unit.id, market: client.market }
}

export interface CustomerNumberGiven {
  readonly client: Client
  /** The number of one care place; without it, of the client. */
  readonly place?: CarePlace
  readonly number: string
  readonly primary?: boolean
  readonly payer?: boolean
  readonly name?: string
  readonly street?: string
  readonly zip?: string
  readonly city?: string
  readonly countryCode?: string
  readonly therapyAreas?: readonly string[]
  readonly compareState?: 'equal' | 'new' | 'deleted' | 'changed'
}

export async function insertCustomerNumber(connection: Connection, given: CustomerNumberGiven): Promise<number> {
  return insertForId(connection, 'customer_number', {
    client_id: given.client.id,
    care_place_id: given.place?.id ?? null,
    number: given.number,
    is_primary: given.primary ?? true,
    is_payer: given.payer ?? false,
    name: given.name ?? given.place?.name ?? given.client.name,
    street: given.street ?? '',
    zip: given.zip ?? '',
    city: given.city ?? '',
    country_code: given.countryCode ?? null,
    therapy_areas: given.therapyAreas ?? [],
    erp_compare_state: given.compareState ?? null,
  })
}

export async function insertInvoiceArea(
  connection: Connection,
  given: { readonly client: Client; readonly customerNumber: string; readonly code: string; readonly name: string },
): Promise<number> {
  return insertForId(connection, 'invoice_area', {
    client_id: given.client.id,
    customer_number: given.customerNumber,
    code: given.code,
    name: given.name,
    active: true,
  })
}
