import { claimStatus, claimType, type FaultKind, type WantedOutcome } from '@omsorg/domain/claims/claim/claim-words.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { isShown } from './shown-claims.sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface ClaimRecord {
  readonly id: number
  readonly client_id: string
  readonly care_place_id: string
  readonly care_place_name: string
  readonly type: number
  readonly status: number
  readonly send_asked_at: string | null
  readonly send_failed_at: string | null
  readonly order_line_id: number | null
  readonly requester: string
  readonly customer: string
  readonly contact_person: string
  readonly order_number: string
  readonly lot_number: string
  readonly defective_items: number | null
  readonly fault_kind: FaultKind | null
  readonly fault_description: string
  readonly item_number: string
  readonly item_name: string
  readonly packages: number | null
  readonly weight_grams: number | null
  readonly dispatch_date: string | null
  readonly pick_up_date: string | null
  readonly wanted_outcome: WantedOutcome | null
  readonly estimated_credit: Minor | null
  readonly created_by_name: ShownAuthor | null
  readonly created_at: string
  readonly sent_at: string | null
  readonly row_version: number
  readonly files: readonly {
    readonly fileId: string
    readonly name: string
    readonly size: number
    readonly mediaType: string
  }[]
}

/** Undefined when the claim is out of reach, or tells of a person to whoever may see none. */
export async function readClaimRecord(
  tx: Transaction,
  claimId: number,
  withPersons: boolean,
): Promise<ClaimRecord | undefined> {
  const { rows } = await sql<ClaimRecord>`
    select c.id, c.client_id, c.care_place_id, coalesce(place.name, '') as care_place_name, c.type, c.status,
           c.send_asked_at, c.send_failed_at, c.order_line_id, c.requester, c.customer, c.contact_person, c.order_number,
           c.lot_number, c.defective_items, c.fault_kind, c.fault_description, c.item_number, c.item_name, c.packages,
           c.weight_grams, c.dispatch_date, c.pick_up_date, c.wanted_outcome, c.estimated_credit,
           omsorg.author_names(c.created_by, c.created_on_behalf_of) as created_by_name, c.created_at,
           c.sent_at, c.row_version,
           coalesce((
             select jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size, 'mediaType', f.media_type)
                              order by held.place)
             from omsorg.product_claim_file held
             join omsorg.stored_file f on f.id = held.file_id
             where held.product_claim_id = c.id), '[]') as files
    from omsorg.product_claim c
    left join omsorg.care_place place on place.id = c.care_place_id
    where c.id = ${claimId} and ${isShown(withPersons)}
  `.execute(tx)
  return rows[0]
}

export interface LockedClaim {
  readonly status: number
  readonly row_version: number
}

/** A claim of a place, held until the transaction ends, so that nobody changes what is being sent. */
export async function lockClaim(
  tx: Transaction,
  claimId: number,
  carePlaceId: string,
  withPersons: boolean,
): Promise<LockedClaim | undefined> {
  const { rows } = await sql<LockedClaim>`
    select c.status, c.row_version from omsorg.product_claim c
    where c.id = ${claimId} and c.care_place_id = ${carePlaceId}::uuid and ${isShown(withPersons)}
    for update of c
  `.execute(tx)
  return rows[0]
}

export interface ClaimToWrite {
  readonly type: keyof typeof claimType
  readonly customerOrderId: number | null
  readonly orderLineId: number | null
  readonly requester: string
  readonly customer: string
  readonly contactPerson: string
  readonly orderNumber: string
  readonly lotNumber: string
  readonly defectiveItems: number | null
  readonly faultKind: FaultKind | null
  readonly faultDescription: string
  readonly itemNumber: string
  readonly itemName: string
  readonly packages: number | null
  readonly weightGrams: number | null
  readonly dispatchDate: string | null
  readonly pickUpDate: string | null
  readonly wantedOutcome: WantedOutcome | null
  readonly estimatedCredit: Minor | null
}

export interface WrittenClaim {
  readonly id: number
  readonly row_version: number
  readonly send_asked_at: string | null
  readonly send_failed_at: string | null
}

export async function insertClaim(
  tx: Transaction,
  claim: ClaimToWrite,
  about: {
    readonly place: { readonly clientId: string; readonly carePlaceId: string }
    readonly by: Author & { readonly userId: number }
    readonly now: Temporal.Instant
    readonly send: boolean
  },
): Promise<WrittenClaim> {
  const { place, by, now, send } = about
  const at = now.toString()
  const { rows } = await sql<WrittenClaim>`
    insert into omsorg.product_claim (
      client_id, care_place_id, type, customer_order_id, order_line_id, requester, customer, contact_person,
      order_number, lot_number, defective_items, fault_kind, fault_description, item_number, item_name, packages,
      weight_grams, dispatch_date, pick_up_date, wanted_outcome, estimated_credit, created_by, created_on_behalf_of,
      created_at, send_asked_at)
    values (
      ${place.clientId}::uuid, ${place.carePlaceId}::uuid, ${claimType[claim.type]}, ${claim.customerOrderId},
      ${claim.orderLineId}, ${claim.requester}, ${claim.customer}, ${claim.contactPerson}, ${claim.orderNumber},
      ${claim.lotNumber}, ${claim.defectiveItems}, ${claim.faultKind}, ${claim.faultDescription}, ${claim.itemNumber},
      ${claim.itemName}, ${claim.packages}, ${claim.weightGrams}, ${claim.dispatchDate}::date, ${claim.pickUpDate}::date,
      ${claim.wantedOutcome}, ${claim.estimatedCredit}, ${by.userId}, ${by.onBehalfOf}, ${at}::timestamptz,
      case when ${send} then ${at}::timestamptz end)
    returning id, row_version, send_asked_at, send_failed_at
  `.execute(tx)
  return only(rows)
}

/** Changes a claim that is not sent; asking to send it again takes away that it failed. */
export async function updateClaim(
  tx: Transaction,
  claimId: number,
  claim: ClaimToWrite,
  { now, send }: { readonly now: Temporal.Instant; readonly send: boolean },
): Promise<WrittenClaim> {
  const { rows } = await sql<WrittenClaim>`
    update omsorg.product_claim
    set type = ${claimType[claim.type]}, customer_order_id = ${claim.customerOrderId},
        order_line_id = ${claim.orderLineId}, requester = ${claim.requester}, customer = ${claim.customer},
        contact_person = ${claim.contactPerson}, order_number = ${claim.orderNumber}, lot_number = ${claim.lotNumber},
        defective_items = ${claim.defectiveItems}, fault_kind = ${claim.faultKind},
        fault_description = ${claim.faultDescription}, item_number = ${claim.itemNumber}, item_name = ${claim.itemName},
        packages = ${claim.packages}, weight_grams = ${claim.weightGrams}, dispatch_date = ${claim.dispatchDate}::date,
        pick_up_date = ${claim.pickUpDate}::date, wanted_outcome = ${claim.wantedOutcome},
        estimated_credit = ${claim.estimatedCredit}, row_version = row_version + 1,
        send_asked_at = case when ${send} then ${now.toString()}::timestamptz else send_asked_at end,
        send_failed_at = case when ${send} then null else send_failed_at end
    where id = ${claimId} and status = ${stored(claimStatus, 'registered')}
    returning id, row_version, send_asked_at, send_failed_at
  `.execute(tx)
  return only(rows)
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('a claim was not written')
  return row
}

/** The price of an item on a day, for what no line of an order is known of. */
export async function readPrice(
  tx: Transaction,
  {
    clientId,
    itemNumber,
    today,
  }: { readonly clientId: string; readonly itemNumber: string; readonly today: Temporal.PlainDate },
): Promise<Minor | null> {
  const { rows } = await sql<{ price: Minor | null }>`
    select offer.price
    from omsorg.client client
    join omsorg.product i on i.market = client.market and i.item_number = ${itemNumber}
    join omsorg.product_offer offer on offer.client_id = client.id and offer.product_id = i.id
      and offer.customer_number is null and offer.valid_from <= ${today.toString()}::date
      and coalesce(offer.valid_to, 'infinity') >= ${today.toString()}::date
    left join omsorg.product_setting pr on pr.client_id = client.id
    where client.id = ${clientId}::uuid and coalesce(pr.show_prices, true)
    order by offer.valid_from desc
    limit 1
  `.execute(tx)
  return rows[0]?.price ?? null
}
