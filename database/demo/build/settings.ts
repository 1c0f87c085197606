import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { CarePlace, Client } from './organisation.ts'
import { insertRow, insertRows, type Connection, type Row } from './rows.ts'

export interface ClientSettingsGiven {
  readonly client: Client
  /** The customer number of every area. */
  readonly customerNumber: string
  readonly areas?: readonly TherapyArea[]
  /** Minor units; without them the client takes no extra fees. */
  readonly fees?: { readonly smallOrderFee: number; readonly smallOrderThreshold: number; readonly expressFee: number }
  readonly deliveryMethodCodes?: readonly string[]
  /** Columns that differ from the defaults, by table. */
  readonly order?: Row
  readonly prescription?: Row
  readonly careRecipient?: Row
  readonly product?: Row
  readonly feature?: Row
  readonly twoFactor?: 'off' | 'optional' | 'enforced'
}

const allAgreementTypes = [1, 2, 5, 6, 155]

/** Everything a client needs before anybody can work: areas, what is visible, ordering, prescribing, signing in. */
export async function insertClientSettings(connection: Connection, given: ClientSettingsGiven): Promise<void> {
  const client_id = given.client.id
  const areas = given.areas ?? therapyAreas
  await insertRows(
    connection,
    'therapy_area_setting',
    therapyAreas.map((area) => areaSetting(client_id, area, areas.includes(area), given.customerNumber)),
  )
  await insertRows(
    connection,
    'product_availability_setting',
    areas.map((area) => ({
      client_id,
      therapy_area: area,
      use_override: true,
      agreement_types: allAgreementTypes,
      row_version: 1,
    })),
  )
  const methods = given.deliveryMethodCodes ?? []
  await insertOrderSetting(connection, client_id, null, {
    home_delivery_allowed: true,
    group_order_allowed: true,
    nursing_home_allowed: true,
    individual_order_allowed: true,
    withdrawal_allowed: true,
    express_order_allowed: true,
    delivery_points_allowed: true,
    delivery_method_codes: methods,
    default_delivery_method: methods[0] ?? null,
    order_period_from_day: 1,
    order_period_interval_days: 28,
    ...given.order,
  })
  await insertSettingRow(connection, 'prescription_setting', client_id, {
    additions_allowed: true,
    dispense_allowed: true,
    ...given.prescription,
  })
  await insertSettingRow(connection, 'care_recipient_setting', client_id, {
    crp_accounts_allowed: true,
    crp_ordering_allowed: true,
    crp_renewal_allowed: true,
    crp_diary_allowed: true,
    crp_stock_allowed: true,
    ...given.careRecipient,
  })
  await insertRow(connection, 'product_setting', { ...productSetting, client_id, ...given.product })
  await insertRow(connection, 'feature_setting', { ...noFeatures, client_id, ...given.feature })
  await insertFees(connection, client_id, given.fees)
  await insertSignInSettings(connection, given)
}

function areaSetting(client_id: string, area: TherapyArea, enabled: boolean, customerNumber: string): Row {
  return {
    client_id,
    therapy_area: area,
    enabled,
    prescription_allowed: area !== 'Pca',
    direct_selection_allowed: true,
    guided_selection_allowed: area === 'Incontinence',
    investigation_required: false,
    care_place_purchase_allowed: true,
    renewal_requests_enabled: area !== 'Pca' && area !== 'Other',
    cut_option_allowed: area === 'Ostomy',
    planning_enabled: area === 'Incontinence' || area === 'Catheter',
    customer_number: enabled ? customerNumber : null,
    row_version: 1,
  }
}

const productSetting = {
  show_prices: true,
  show_list_price: false,
  show_stock_status: true,
  pca_assortment_enabled: false,
  ranking_enabled: true,
  custom_article_numbers_enabled: true,
  latex_free_only: false,
  pvc_free_only: false,
  allow_outgoing_items: true,
  block_uncertain_delivery: false,
  few_in_stock_below: 10,
  compare_enabled: true,
  row_version: 1,
}

const noFeatures = {
  sample_order_form: false,
  product_inquiry: false,
  care_place_request_form: false,
  internal_news: false,
  row_version: 1,
}

async function insertFees(connection: Connection, client_id: string, fees: ClientSettingsGiven['fees']): Promise<void> {
  if (!fees) return
  await insertRow(connection, 'extra_fee_setting', {
    client_id,
    valid_from: '2000-01-01',
    small_order_fee: fees.smallOrderFee,
    small_order_threshold: fees.smallOrderThreshold,
    logistics_percent: 0,
    express_order_fee: fees.expressFee,
    row_version: 1,
  })
}

/** Passwords everywhere; cards of the country besides. */
async function insertSignInSettings(connection: Connection, { client, twoFactor }: ClientSettingsGiven): Promise<void> {
  const card = client.market === 10 ? 'Siths' : client.market === 30 ? 'Vrk' : null
  await insertRows(
    connection,
    'authentication_provider_setting',
    ['UserNamePassword', 'Siths', 'Vrk', 'Directory'].map((provider) => ({
      client_id: client.id,
      provider,
      enabled: provider === 'UserNamePassword' || provider === card,
      is_default: provider === 'UserNamePassword',
      two_factor: twoFactor ?? 'optional',
      sms_code_allowed: true,
      email_code_allowed: true,
      row_version: 1,
    })),
  )
}

/** The own order settings of a care place: what is not given comes from the client. Null order types leave it without any. */
export async function insertPlaceOrderSettings(
  connection: Connection,
  place: CarePlace,
  given: { readonly orderTypes: readonly number[] | null } & { readonly columns?: Row },
): Promise<void> {
  await insertOrderSetting(connection, place.clientId, place.id, { order_types: given.orderTypes, ...given.columns })
}

async function insertOrderSetting(
  connection: Connection,
  client_id: string,
  placeId: string | null,
  columns: Row,
): Promise<void> {
  await insertSettingRow(connection, 'order_setting', client_id, columns, placeId)
}

/** A row of a table that has one for the client (no place) and one for each place with its own values. */
export async function insertSettingRow(
  connection: Connection,
  table: 'order_setting' | 'prescription_setting' | 'care_recipient_setting',
  client_id: string,
  columns: Row,
  placeId: string | null = null,
): Promise<void> {
  const always = { uses_client_settings: false, row_version: 1 }
  const offAreas = table === 'prescription_setting' ? { renewal_requests_off: [] } : {}
  await insertRow(connection, table, { client_id, care_place_id: placeId, ...always, ...offAreas, ...columns })
}
