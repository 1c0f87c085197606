import type { MarketCode } from '@omsorg/domain/market.ts'
import type { OrderSettings } from '@omsorg/domain/orders/settings/order-settings.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { holds } from '../../../platform/stored.sql.ts'

/** The settings as the database stores them: kinds of order by their numbers. */
export type StoredSettings = Omit<OrderSettings, 'orderTypes'> & { readonly orderTypes: number[] }
export type OwnStoredSettings = { readonly [Name in keyof StoredSettings]: StoredSettings[Name] | null }

export interface PlaceAddress {
  readonly name: string | null
  readonly careOf: string | null
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string | null
  readonly entryCode: string | null
}

/** Of a row `s`, be it one that was set or one that was merged. */
const settingsObject = sql`json_build_object(
  'homeDeliveryAllowed', s.home_delivery_allowed, 'hideHomeDelivery', s.hide_home_delivery,
  'groupOrderAllowed', s.group_order_allowed, 'nursingHomeAllowed', s.nursing_home_allowed,
  'withdrawalAllowed', s.withdrawal_allowed, 'individualOrderAllowed', s.individual_order_allowed,
  'expressOrderAllowed', s.express_order_allowed, 'orderTypes', s.order_types,
  'orderPeriodFromDay', s.order_period_from_day, 'orderPeriodIntervalDays', s.order_period_interval_days,
  'deliveryMethodCodes', s.delivery_method_codes, 'defaultDeliveryMethod', s.default_delivery_method,
  'deliveryPointsAllowed', s.delivery_points_allowed, 'notificationBy', s.notification_by,
  'goodsLabelRequired', s.goods_label_required, 'contactPhoneRequired', s.contact_phone_required,
  'maxLinesPerOrder', s.max_lines_per_order, 'enforceInterval', s.enforce_interval, 'soonDays', s.soon_days,
  'lastWithdrawalFactor', s.last_withdrawal_factor, 'expressLeadDays', s.express_lead_days,
  'stockLeadDays', s.stock_lead_days, 'nonStockLeadDays', s.non_stock_lead_days,
  'stuckAfterHours', s.stuck_after_hours, 'undoSeconds', s.undo_seconds,
  'returnAgreeDays', s.return_agree_days, 'ownErrorCreditPercent', s.own_error_credit_percent,
  'allowExceedPrescribed', s.allow_exceed_prescribed, 'orderMailRecipients', s.order_mail_recipients)`

const addressObject = sql`case when s.delivery_street is not null then json_build_object(
  'name', s.delivery_name, 'careOf', s.delivery_care_of, 'street', coalesce(s.delivery_street, ''), 'zip', coalesce(s.delivery_zip, ''),
  'city', coalesce(s.delivery_city, ''), 'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end`

export interface SettingsOwner {
  readonly clientId: string
  readonly carePlaceId: string | null
  readonly market: MarketCode
}

/** The client whose settings are meant; undefined out of reach, and when it was removed. */
export async function readClientOwner(tx: Transaction, clientId: string): Promise<SettingsOwner | undefined> {
  const { rows } = await sql<SettingsOwner>`
    select id as "clientId", null::uuid as "carePlaceId", market from omsorg.client
    where id = ${clientId}::uuid and removed_at is null
  `.execute(tx)
  return rows[0]
}

export async function readPlaceOwner(tx: Transaction, carePlaceId: string): Promise<SettingsOwner | undefined> {
  const { rows } = await sql<SettingsOwner>`
    select p.client_id as "clientId", p.id as "carePlaceId", c.market
    from omsorg.care_place p join omsorg.client c on c.id = p.client_id and c.removed_at is null
    where p.id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

/** Whoever saves settings of the same client meanwhile waits, also where nothing was saved before. */
export async function lockClientOf(tx: Transaction, { clientId }: SettingsOwner): Promise<void> {
  await sql`select from omsorg.client where id = ${clientId}::uuid for no key update`.execute(tx)
}

export interface OwnRecord {
  readonly own: OwnStoredSettings
  readonly useClientSettings: boolean
  readonly deliveryAddress: PlaceAddress | null
  readonly rowVersion: number
}

/** What the owner has set; undefined before the first save. */
export async function readOwn(
  tx: Transaction,
  { clientId, carePlaceId }: Pick<SettingsOwner, 'clientId' | 'carePlaceId'>,
): Promise<OwnRecord | undefined> {
  const { rows } = await sql<OwnRecord>`
    select ${settingsObject} as own, s.uses_client_settings as "useClientSettings",
           ${addressObject} as "deliveryAddress", s.row_version as "rowVersion"
    from omsorg.order_setting s
    where s.client_id = ${clientId}::uuid and ${holds(sql`s.care_place_id`, carePlaceId)}
  `.execute(tx)
  return rows[0]
}

export interface MergedRecord {
  readonly settings: StoredSettings
  readonly deliveryAddress: PlaceAddress | null
}

/** What holds at a care place; undefined out of reach. */
export async function readMerged(tx: Transaction, carePlaceId: string): Promise<MergedRecord | undefined> {
  const { rows } = await sql<MergedRecord>`
    select ${settingsObject} as settings, ${addressObject} as "deliveryAddress"
    from omsorg.merged_order_setting s where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

/** The codes of the market's delivery methods, held as they are until the transaction ends: none is removed meanwhile. */
export async function holdMethodCodes(tx: Transaction, market: MarketCode): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from omsorg.delivery_method where market = ${market} order by id for share
  `.execute(tx)
  return rows.map(({ code }) => code)
}

export interface SettingsToWrite {
  readonly own: OwnStoredSettings
  readonly useClientSettings: boolean
  readonly deliveryAddress: PlaceAddress | null
  /** The version that was read; null for the first save. */
  readonly rowVersion: number | null
}

export interface SavedSettings {
  readonly id: number
  readonly rowVersion: number
}

/** Writes the settings whole; undefined when somebody else has saved meanwhile. */
export async function writeOwn(
  tx: Transaction,
  { clientId, carePlaceId }: SettingsOwner,
  given: SettingsToWrite,
): Promise<SavedSettings | undefined> {
  const columns = sql`uses_client_settings, delivery_name, delivery_care_of, delivery_street, delivery_zip, delivery_city,
  delivery_country_code, delivery_entry_code,
  home_delivery_allowed, hide_home_delivery, group_order_allowed, nursing_home_allowed, withdrawal_allowed,
  individual_order_allowed, express_order_allowed, order_types, order_period_from_day,
  order_period_interval_days, delivery_method_codes, default_delivery_method, delivery_points_allowed,
  notification_by, goods_label_required, contact_phone_required, max_lines_per_order, enforce_interval,
  soon_days, last_withdrawal_factor, express_lead_days, stock_lead_days, non_stock_lead_days,
  stuck_after_hours, undo_seconds, return_agree_days, own_error_credit_percent, allow_exceed_prescribed,
  order_mail_recipients`
  const { deliveryAddress: to, own, useClientSettings, rowVersion } = given
  const values = sql`${useClientSettings}::boolean, ${to?.name ?? null}::text, ${to?.careOf ?? null}::text,
  ${to?.street ?? null}::text, ${to?.zip ?? null}::text, ${to?.city ?? null}::text, ${to?.countryCode ?? null}::text,
  ${to?.entryCode || null}::text,
  g."homeDeliveryAllowed", g."hideHomeDelivery", g."groupOrderAllowed", g."nursingHomeAllowed",
  g."withdrawalAllowed", g."individualOrderAllowed", g."expressOrderAllowed", g."orderTypes",
  g."orderPeriodFromDay", g."orderPeriodIntervalDays", g."deliveryMethodCodes", g."defaultDeliveryMethod",
  g."deliveryPointsAllowed", g."notificationBy", g."goodsLabelRequired", g."contactPhoneRequired",
  g."maxLinesPerOrder", g."enforceInterval", g."soonDays", g."lastWithdrawalFactor", g."expressLeadDays",
  g."stockLeadDays", g."nonStockLeadDays", g."stuckAfterHours", g."undoSeconds", g."returnAgreeDays",
  g."ownErrorCreditPercent", g."allowExceedPrescribed", g."orderMailRecipients"`
  const sent = sql`jsonb_to_record(${JSON.stringify(own)}::jsonb) as g (
  "homeDeliveryAllowed" boolean, "hideHomeDelivery" boolean, "groupOrderAllowed" boolean,
  "nursingHomeAllowed" boolean, "withdrawalAllowed" boolean, "individualOrderAllowed" boolean,
  "expressOrderAllowed" boolean, "orderTypes" integer[], "orderPeriodFromDay" integer,
  "orderPeriodIntervalDays" integer, "deliveryMethodCodes" text[], "defaultDeliveryMethod" text,
  "deliveryPointsAllowed" boolean, "notificationBy" text, "goodsLabelRequired" boolean,
  "contactPhoneRequired" boolean, "maxLinesPerOrder" integer, "enforceInterval" boolean, "soonDays" integer,
  "lastWithdrawalFactor" integer, "expressLeadDays" integer, "stockLeadDays" integer,
  "nonStockLeadDays" integer, "stuckAfterHours" integer, "undoSeconds" integer, "returnAgreeDays" integer,
  "ownErrorCreditPercent" integer, "allowExceedPrescribed" boolean, "orderMailRecipients" text[])`
  const { rows } =
    rowVersion === null
      ? await sql<SavedSettings>`
          insert into omsorg.order_setting (client_id, care_place_id, ${columns})
          select ${clientId}::uuid, ${carePlaceId}::uuid, ${values} from ${sent}
          on conflict do nothing
          returning id, row_version as "rowVersion"
        `.execute(tx)
      : await sql<SavedSettings>`
          update omsorg.order_setting set (${columns}, row_version) = (select ${values}, row_version + 1 from ${sent})
          where client_id = ${clientId}::uuid and ${holds(sql`care_place_id`, carePlaceId)}
            and row_version = ${rowVersion}::bigint
          returning id, row_version as "rowVersion"
        `.execute(tx)
  return rows[0]
}
