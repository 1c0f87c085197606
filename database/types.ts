// Written by npm run schema; do not edit.
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AccessLogTable {
  at: Generated<string>
  user_id: number
  impersonator_id: number | null
  action: string
  care_recipient_id: number | null
  care_place_id: string | null
  client_id: string | null
  criterion_hash: string | null
  reason: string | null
}

export interface AddressTable {
  id: GeneratedAlways<number>
  care_recipient_id: number
  kind: 'delivery' | 'invoice'
  name: Generated<string>
  care_of: Generated<string>
  street: string
  zip: string
  city: string
  country_code: string
  entry_code: string | null
  is_default: Generated<boolean>
  verified_at: string | null
  row_version: Generated<number>
}

export interface AppRegistrationTable {
  client_id: string
  display_name: string
  secret_hash: string
  reach_client_id: string | null
  reach_market: MarketCode | null
  permissions: Generated<string[]>
  created_by: number | null
  created_at: Generated<string>
}

export interface AuthenticationMethodTable {
  user_id: number
  password_enabled: Generated<boolean>
  siths_enabled: Generated<boolean>
  siths_number: string | null
  vrk_enabled: Generated<boolean>
  vrk_number: string | null
  directory_enabled: Generated<boolean>
  directory_user_name: string | null
  directory_tenant: string | null
  directory_object_id: string | null
  sms_code_enabled: Generated<boolean>
  email_code_enabled: Generated<boolean>
  two_factor_enabled: Generated<boolean>
  two_factor_enforced: Generated<boolean>
  row_version: Generated<number>
}

export interface AuthenticationProviderSettingTable {
  client_id: string
  provider: 'UserNamePassword' | 'Siths' | 'Vrk' | 'Directory'
  enabled: Generated<boolean>
  is_default: Generated<boolean>
  two_factor: Generated<'off' | 'optional' | 'enforced'>
  sms_code_allowed: Generated<boolean>
  email_code_allowed: Generated<boolean>
  directory_tenant: string | null
  directory_domain: string | null
  siths_issuer_filter: string | null
  row_version: Generated<number>
}

export interface AvailableRoleTable {
  client_id: string
  role_id: number
}

export interface CalendarEntryTable {
  id: Generated<number>
  care_recipient_id: number
  item_number: string | null
  starts_on: string
  ends_on: string | null
  time_of_day: string | null
  recurrence: Generated<'once' | 'daily' | 'weekly' | 'monthly'>
  text: Generated<string>
  created_by: number
  created_at: Generated<string>
  row_version: Generated<number>
}

export interface CalendarPeriodTable {
  care_recipient_id: number
  period: 'morning' | 'day' | 'evening' | 'night'
  description: string
}

export interface CarePlaceTable {
  id: Generated<string>
  client_id: string
  care_unit_id: string
  name: string
  email: string | null
  phone: Generated<string>
  created_at: Generated<string>
  row_version: Generated<number>
}

export interface CareRecipientTable {
  id: Generated<number>
  care_recipient_guid: Generated<string>
  client_id: string
  market: MarketCode
  identity_number_encrypted: Buffer | null
  identity_number_blind: Buffer | null
  identity_number_kind: string | null
  identity_number_temporary: Generated<boolean>
  first_name: string
  last_name: string
  sex: 'male' | 'female' | 'other' | null
  birth_date: string | null
  phone: string | null
  delivery_phone: string | null
  email: string | null
  reference_number: Generated<string>
  protected_kind: 'SE_sekretess' | 'SE_skyddad_folkbokforing' | 'FI_turvakielto' | 'NO_fortrolig' | 'NO_strengt_fortrolig' | 'DK_navne_adresse' | null
  protected_source: 'register' | 'registration' | null
  protected_since: string | null
  status: Generated<number>
  status_changed_at: Generated<string>
  trustee_name: string | null
  trustee_phone: string | null
  trustee_email: string | null
  created_at: Generated<string>
  created_by: number | null
  updated_at: Generated<string>
  anonymized_at: string | null
  row_version: Generated<number>
  search_text: GeneratedAlways<string | null>
  latex_sensitive: Generated<boolean>
  pvc_sensitive: Generated<boolean>
  trustee_identity_number_encrypted: Buffer | null
  trustee_identity_number_blind: Buffer | null
}

export interface CareRecipientEventTable {
  id: GeneratedAlways<number>
  at: Generated<string>
  care_recipient_id: number
  care_place_id: string | null
  by_user: number | null
  on_behalf_of: number | null
  event: string
  reason: string | null
  detail: ColumnType<unknown, string | undefined, string>
}

export interface CareRecipientPlaceTable {
  care_recipient_id: number
  care_place_id: string
  client_id: string
  status: Generated<number>
  room: Generated<string>
  linked_at: Generated<string>
  linked_by: number | null
}

export interface CareRecipientSettingTable {
  id: GeneratedAlways<number>
  client_id: string
  care_place_id: string | null
  uses_client_settings: Generated<boolean>
  ssn_required: boolean | null
  temporary_ssn_allowed: boolean | null
  population_register_lookup: boolean | null
  protected_identity_allowed: boolean | null
  reference_number_required: boolean | null
  phone_required: boolean | null
  guardians_allowed: boolean | null
  trustee_allowed: boolean | null
  invoice_address_required: boolean | null
  crp_accounts_allowed: boolean | null
  copy_allowed: boolean | null
  move_allowed: boolean | null
  deactivate_allowed: boolean | null
  adult_recipients_only: boolean | null
  anonymize_after_months: number | null
  row_version: Generated<number>
}

export interface CareUnitTable {
  id: Generated<string>
  client_id: string
  name: string
  created_at: Generated<string>
  row_version: Generated<number>
}

export interface CartItemTable {
  id: Generated<number>
  client_id: string
  care_place_id: string
  care_recipient_id: number | null
  therapy_area: TherapyArea
  product_id: number
  item_number: string
  consumption: string | null
  consumption_period: number | null
  check_consumption: Generated<boolean>
  status: Generated<number>
  investigation_id: number | null
  created_by: number
  created_at: Generated<string>
  updated_at: Generated<string>
  row_version: Generated<number>
  created_on_behalf_of: number | null
  replaces_id: number | null
}

export interface CartItemEventTable {
  id: GeneratedAlways<number>
  at: Generated<string>
  cart_item_id: number
  event: string
  by_user: number | null
  on_behalf_of: number | null
  detail: ColumnType<unknown, string | undefined, string>
}

export interface CartItemFlavorTable {
  cart_item_id: number
  item_number: string
  consumption: string | null
  status: Generated<number>
}

export interface ClientTable {
  id: Generated<string>
  market: MarketCode
  name: string
  erp_customer_identifier: Generated<string>
  patient_data_owner_id: string
  alias: string | null
  created_at: Generated<string>
  removed_at: string | null
  row_version: Generated<number>
}

export interface CrpAccountTable {
  id: GeneratedAlways<number>
  market: MarketCode
  email: string
  mobile: string
  status: Generated<number>
  consent_given_at: string
  activation_mail_sent_at: string | null
  activated_at: string | null
  created_at: Generated<string>
  created_by: number | null
}

export interface CrpAccountRecipientTable {
  crp_account_id: number
  care_recipient_id: number
  is_guardian: boolean
  linked_at: Generated<string>
  linked_by: number | null
}

export interface CustomArticleNumberTable {
  client_id: string
  product_id: number
  custom_number: string
  changed_by: number | null
  changed_at: Generated<string>
}

export interface CustomerNumberTable {
  id: GeneratedAlways<number>
  client_id: string
  care_place_id: string | null
  number: string
  is_primary: Generated<boolean>
  is_payer: Generated<boolean>
  name: Generated<string>
  care_of: Generated<string>
  street: Generated<string>
  city: Generated<string>
  zip: Generated<string>
  country_code: string | null
  entry_code: string | null
  status_code: Generated<string>
  therapy_areas: Generated<string[]>
  erp_compare_state: 'equal' | 'new' | 'deleted' | 'changed' | null
  erp_compared_at: string | null
  row_version: Generated<number>
}

export interface CustomerOrderTable {
  id: Generated<number>
  client_id: string
  care_place_id: string
  market: MarketCode
  type: number
  state: Generated<number>
  source: Generated<'guide' | 'csp' | 'crp'>
  care_recipient_id: number | null
  preliminary_order_id: number | null
  customer_number: string | null
  receiver_name: Generated<string>
  receiver_care_of: Generated<string>
  receiver_street: Generated<string>
  receiver_zip: Generated<string>
  receiver_city: Generated<string>
  receiver_country_code: string | null
  receiver_entry_code: string | null
  contact_phone: string | null
  delivery_method_code: string | null
  delivery_point_id: string | null
  delivery_point_name: string | null
  notify_by: 'phone' | 'sms' | 'email' | null
  notify_phone: string | null
  notify_email: string | null
  package_location: Generated<string>
  goods_label: Generated<string>
  delivery_date: string | null
  is_express: Generated<boolean>
  is_preorder: Generated<boolean>
  one_time_patient_fee: number | null
  currency: 'SEK' | 'EUR' | 'NOK' | 'DKK'
  subtotal: Generated<number>
  delivery_fee: Generated<number>
  small_order_fee: Generated<number>
  logistics_fee: Generated<number>
  express_fee: Generated<number>
  vat: Generated<number>
  total: Generated<number>
  patient_fee: Generated<number>
  created_by: number
  created_on_behalf_of: number | null
  created_at: Generated<string>
  saved_until: string | null
  confirmed_by: number | null
  confirmed_on_behalf_of: number | null
  confirmed_at: string | null
  row_version: Generated<number>
}

export interface DeliveryMethodTable {
  id: Generated<number>
  market: MarketCode
  code: string
  fee: Generated<number>
  needs_delivery_point: Generated<boolean>
  row_version: Generated<number>
}

export interface DeliveryMethodTextTable {
  delivery_method_id: number
  language: 'en' | 'sv' | 'fi' | 'dk'
  name: string
  description: Generated<string>
}

export interface DisclaimerAcceptanceTable {
  user_id: number
  agreement_version: string
  language: 'en' | 'sv' | 'fi' | 'dk'
  accepted_at: Generated<string>
}

export interface ErpMessageTable {
  message_id: string
  received_at: Generated<string>
  order_part_id: number | null
  body: ColumnType<unknown, string, string>
  handled_at: string | null
  outcome: 'go' | 'same' | 'part' | 'late' | 'task' | 'unknown-order' | null
}

export interface ErpSyncStateTable {
  kind: string
  cursor: string | null
  synced_at: Generated<string>
}

export interface ExtraFeeSettingTable {
  client_id: string
  valid_from: string
  small_order_fee: number | null
  small_order_threshold: number | null
  logistics_percent: string | null
  express_order_fee: number | null
  row_version: Generated<number>
}

export interface FeatureSettingTable {
  client_id: string
  sample_order_form: Generated<boolean>
  product_inquiry: Generated<boolean>
  care_place_request_form: Generated<boolean>
  internal_news: Generated<boolean>
  row_version: Generated<number>
}

export interface GuardianTable {
  id: GeneratedAlways<number>
  care_recipient_id: number
  position: number
  first_name: string
  last_name: string
  identity_number_encrypted: Buffer | null
  identity_number_blind: Buffer | null
  phone: string | null
  email: string | null
}

export interface HolidayTable {
  market: MarketCode
  day: string
  name_key: string
}

export interface IdempotencyKeyTable {
  user_id: number
  endpoint: string
  key: string
  body_hash: string
  status: Generated<number>
  created_at: Generated<string>
  answer_sealed: Buffer
}

export interface ImportBatchTable {
  id: GeneratedAlways<number>
  market: MarketCode
  kind: 'products' | 'prices' | 'agreements' | 'stock'
  file_name: string
  state: Generated<'previewed' | 'applying' | 'applied' | 'discarded' | 'failed'>
  rows: ColumnType<unknown, string | undefined, string>
  added: Generated<number>
  changed: Generated<number>
  removed: Generated<number>
  errors: ColumnType<unknown, string | undefined, string>
  created_by: number
  created_at: Generated<string>
  applied_at: string | null
  client_id: string | null
  complete: Generated<boolean>
  unchanged: Generated<number>
  rows_total: Generated<number>
  rows_done: Generated<number>
}

export interface InvestigationTable {
  id: Generated<number>
  care_recipient_id: number
  client_id: string
  care_place_id: string
  therapy_area: TherapyArea
  status: Generated<number>
  valid_from: string
  valid_to: string
  answers: ColumnType<unknown, string | undefined, string>
  created_by: number
  created_on_behalf_of: number | null
  created_at: Generated<string>
  updated_at: Generated<string>
  row_version: Generated<number>
}

export interface InvestigationIncontinenceTable {
  investigation_id: number
  day_leakage: number
  evening_leakage: number
  night_leakage: number
  daily_total: number
  type: Generated<string>
  mobility: Generated<string>
  hip_size: number | null
}

export interface InvestigationItemTable {
  investigation_id: number
  product_id: number
  item_number: string
}

export interface InvoiceAreaTable {
  id: GeneratedAlways<number>
  client_id: string
  customer_number: string
  code: string
  name: string
  active: Generated<boolean>
}

export interface ItemReplacementTable {
  id: GeneratedAlways<number>
  market: MarketCode
  replaced_product_id: number
  replacement_product_id: number
  patient_data_owner_id: string | null
  status: Generated<number>
  rows_total: Generated<number>
  rows_done: Generated<number>
  requested_by: number
  requested_at: Generated<string>
  last_progress_at: string | null
  finished_at: string | null
  failure: string | null
}

export interface KnownDeviceTable {
  user_id: number
  device_hash: Buffer
  first_seen_at: Generated<string>
  last_seen_at: Generated<string>
}

export interface MembershipTable {
  id: GeneratedAlways<number>
  user_id: number
  client_id: string
  node_type: 'client' | 'care-unit' | 'care-place'
  node_id: string
  is_default: Generated<boolean>
  created_at: Generated<string>
}

export interface MergedCareRecipientSettingTable {
  client_id: string
  care_place_id: string
  ssn_required: boolean
  temporary_ssn_allowed: boolean
  population_register_lookup: boolean
  protected_identity_allowed: boolean
  reference_number_required: boolean
  phone_required: boolean
  guardians_allowed: boolean
  trustee_allowed: boolean
  invoice_address_required: boolean
  crp_accounts_allowed: boolean
  copy_allowed: boolean
  move_allowed: boolean
  deactivate_allowed: boolean
  adult_recipients_only: boolean
  anonymize_after_months: number | null
}

export interface MergedOrderSettingTable {
  client_id: string
  care_place_id: string
  home_delivery_allowed: boolean
  hide_home_delivery: boolean
  group_order_allowed: boolean
  nursing_home_allowed: boolean
  withdrawal_allowed: boolean
  individual_order_allowed: boolean
  express_order_allowed: boolean
  order_types: number[]
  order_period_from_day: number | null
  order_period_interval_days: number | null
  delivery_method_codes: string[]
  default_delivery_method: string | null
  delivery_points_allowed: boolean
  notification_by: string
  goods_label_required: boolean
  contact_phone_required: boolean
  max_lines_per_order: number
  enforce_interval: boolean
  soon_days: number
  last_withdrawal_factor: number
  express_lead_days: number
  stock_lead_days: number
  non_stock_lead_days: number
  stuck_after_hours: number
  return_agree_days: number
  own_error_credit_percent: number
  allow_exceed_prescribed: boolean
  order_mail_recipients: string[]
  delivery_name: string | null
  delivery_care_of: string | null
  delivery_street: string | null
  delivery_zip: string | null
  delivery_city: string | null
  delivery_country_code: string | null
  delivery_entry_code: string | null
}

export interface MergedPrescriptionSettingTable {
  client_id: string
  care_place_id: string
  iterative_prescription_allowed: boolean
  prescription_period_months: number
  calculation_period_months: number
  max_withdrawals: number
  min_days_between_withdrawals: number | null
  invoice_area_required: boolean
  payer_customer_number: string | null
  note_enabled: boolean
  additions_allowed: boolean
  dispense_allowed: boolean
  print_prices: boolean
  print_note: boolean
  print_prescriber: boolean
  print_header_text: string
  renewal_requests_off: string[]
}

export interface MessageTable {
  id: Generated<number>
  client_id: string | null
  market: MarketCode | null
  header: string
  internal_header: Generated<string>
  text: Generated<string>
  message_type: 'information' | 'manual' | 'contact' | 'agreement' | 'maintenance'
  url: string | null
  file_id: string | null
  state: Generated<'draft' | 'published'>
  valid_from: string
  valid_until: string | null
  always_show: Generated<boolean>
  always_on_top: Generated<boolean>
  opening_hours: Generated<string>
  address: Generated<string>
  care_unit_ids: Generated<string[]>
  role_codes: Generated<string[]>
  created_by: number
  created_at: Generated<string>
  updated_at: Generated<string>
  row_version: Generated<number>
}

export interface MigrationTable {
  name: string
  checksum: string
  applied_at: Generated<string>
}

export interface NewsTable {
  id: Generated<number>
  client_id: string | null
  market: MarketCode | null
  header: string
  internal_header: Generated<string>
  text: Generated<string>
  url: string | null
  file_id: string | null
  state: Generated<'draft' | 'published'>
  valid_from: string
  valid_until: string | null
  always_show: Generated<boolean>
  always_on_top: Generated<boolean>
  care_unit_ids: Generated<string[]>
  role_codes: Generated<string[]>
  created_by: number
  created_at: Generated<string>
  updated_at: Generated<string>
  row_version: Generated<number>
}

export interface NewsSeenTable {
  news_id: number
  user_id: number
  seen_at: Generated<string>
}

export interface OrderEventTable {
  id: GeneratedAlways<number>
  customer_order_id: number
  order_part_id: number | null
  at: Generated<string>
  recorded_at: Generated<string>
  event: string
  status: number | null
  source: 'user' | 'erp' | 'system'
  reported: Generated<boolean>
  by_user: number | null
  on_behalf_of: number | null
  reason: string | null
  detail: ColumnType<unknown, string | undefined, string>
}

export interface OrderLineTable {
  id: Generated<number>
  customer_order_id: number
  order_part_id: number | null
  line_no: number
  care_recipient_id: number | null
  product_id: number
  item_number: string
  item_name: string
  therapy_area: TherapyArea
  prescription_row_id: number | null
  quantity: number
  items_per_package: number
  pieces: GeneratedAlways<number | null>
  consumption_numerator: number | null
  consumption_denominator: number | null
  price: number
  vat_rate: string
  line_net: number
  vat: Generated<number>
  set_aside: Generated<boolean>
  set_aside_reason: number | null
  delivered_quantity: Generated<number>
  given_back: Generated<boolean>
}

export interface OrderLineFlavorTable {
  order_line_id: number
  item_number: string
  packages: number
}

export interface OrderPartTable {
  id: Generated<number>
  customer_order_id: number
  part_no: Generated<number>
  erp_order_id: string | null
  erp_status: number | null
  erp_status_at: string | null
  handed_over_at: string | null
  tracking_link: string | null
  delivery_date: string | null
  cancel_asked_at: string | null
  cancel_asked_by: number | null
  cancel_asked_on_behalf_of: number | null
  cancel_refused_at: string | null
  canceller_user_id: number | null
  cancelled_by_erp: Generated<boolean>
  refusal_reason: string | null
  given_back_at: string | null
}

export interface OrderPatientFeeTable {
  customer_order_id: number
  therapy_area: TherapyArea
  amount: number
  months: number
}

export interface OrderSettingTable {
  id: GeneratedAlways<number>
  client_id: string
  care_place_id: string | null
  uses_client_settings: Generated<boolean>
  home_delivery_allowed: boolean | null
  hide_home_delivery: boolean | null
  group_order_allowed: boolean | null
  nursing_home_allowed: boolean | null
  withdrawal_allowed: boolean | null
  individual_order_allowed: boolean | null
  express_order_allowed: boolean | null
  order_types: number[] | null
  order_period_from_day: number | null
  order_period_interval_days: number | null
  delivery_method_codes: string[] | null
  default_delivery_method: string | null
  delivery_points_allowed: boolean | null
  notification_by: 'phone' | 'sms' | 'email' | null
  goods_label_required: boolean | null
  contact_phone_required: boolean | null
  max_lines_per_order: number | null
  enforce_interval: boolean | null
  soon_days: number | null
  last_withdrawal_factor: number | null
  express_lead_days: number | null
  stock_lead_days: number | null
  non_stock_lead_days: number | null
  stuck_after_hours: number | null
  return_agree_days: number | null
  own_error_credit_percent: number | null
  allow_exceed_prescribed: boolean | null
  order_mail_recipients: string[] | null
  delivery_name: string | null
  delivery_care_of: string | null
  delivery_street: string | null
  delivery_zip: string | null
  delivery_city: string | null
  delivery_country_code: string | null
  delivery_entry_code: string | null
  row_version: Generated<number>
}

export interface OrderTaskTable {
  id: GeneratedAlways<number>
  customer_order_id: number | null
  order_part_id: number | null
  market: MarketCode
  client_id: string | null
  care_place_id: string | null
  kind: 'refused' | 'stuck' | 'cancel-unanswered' | 'cancel-refused' | 'unexpected-message' | 'unknown-order' | 'failed-job'
  state: Generated<'open' | 'taken' | 'done'>
  reason: Generated<string>
  detail: ColumnType<unknown, string | undefined, string>
  since: Generated<string>
  assigned_to: number | null
  done_by: number | null
  done_at: string | null
  note: Generated<string>
  row_version: Generated<number>
}

export interface OrganisationEventTable {
  id: GeneratedAlways<number>
  at: Generated<string>
  by_user: number | null
  on_behalf_of: number | null
  market: MarketCode | null
  client_id: string | null
  care_place_id: string | null
  subject: string
  subject_id: string
  event: string
  detail: ColumnType<unknown, string | undefined, string>
}

export interface PasswordLinkTable {
  hash: Buffer
  user_id: number
  kind: 'reset' | 'welcome' | 'first-administrator'
  created_at: Generated<string>
  expires_at: string
  used_at: string | null
}

export interface PatientFeeTable {
  id: GeneratedAlways<number>
  care_recipient_id: number
  therapy_area: TherapyArea
  valid_from: string
  amount: number | null
  percentage: string | null
  changed_by: number | null
  changed_at: Generated<string>
  changed_on_behalf_of: number | null
}

export interface PatientFeeSettingTable {
  client_id: string
  therapy_area: TherapyArea
  valid_from: string
  enabled: Generated<boolean>
  method: 'per-month' | 'per-withdrawal'
  type: 'fixed' | 'percentage'
  minimum_order_limit: number | null
  one_time_fee_allowed: Generated<boolean>
  row_version: Generated<number>
}

export interface PostalPlaceTable {
  country_code: string
  zip_from: string
  zip_to: string
  city: string
}

export interface PreliminaryOrderTable {
  id: Generated<number>
  client_id: string
  care_place_id: string
  type: number
  name: Generated<string>
  state: Generated<number>
  favorite: Generated<boolean>
  receiver: ColumnType<unknown, string | undefined, string>
  created_by: number
  created_at: Generated<string>
  updated_at: Generated<string>
  row_version: Generated<number>
}

export interface PreliminaryOrderLineTable {
  id: GeneratedAlways<number>
  preliminary_order_id: number
  care_recipient_id: number | null
  item_number: string
  quantity: number
  flavors: ColumnType<unknown, string | undefined, string>
}

export interface PrescriptionTable {
  id: Generated<number>
  care_recipient_id: number
  client_id: string
  care_place_id: string
  market: MarketCode
  therapy_area: TherapyArea
  type: Generated<'iterative' | 'dispense' | 'lean'>
  status: Generated<number>
  confirmed_at: string | null
  period_months: number
  start_date: string
  end_date: string
  effective_end_date: string | null
  customer_number: string | null
  payer_customer_number: string | null
  note: Generated<string>
  predecessor_id: number | null
  prescribed_by: number
  prescribed_on_behalf_of: number | null
  created_at: Generated<string>
  updated_by: number | null
  updated_at: Generated<string>
  row_version: Generated<number>
  updated_on_behalf_of: number | null
}

export interface PrescriptionDraftTable {
  id: Generated<number>
  user_id: number
  care_place_id: string
  client_id: string
  care_recipient_id: number
  therapy_area: TherapyArea
  prescription_id: number | null
  unfinished: ColumnType<unknown, string, string>
  saved_at: string
}

export interface PrescriptionEventTable {
  id: GeneratedAlways<number>
  at: Generated<string>
  prescription_id: number
  prescription_row_id: number | null
  event: string
  from_status: number | null
  to_status: number | null
  by_user: number | null
  on_behalf_of: number | null
  reason: string | null
  detail: ColumnType<unknown, string | undefined, string>
}

export interface PrescriptionRowTable {
  id: Generated<number>
  prescription_id: number
  product_id: number
  item_number: string
  product_group_number: Generated<string>
  items_per_package: number
  consumption: string | null
  consumption_period: number | null
  calculation_period: number
  withdrawals: number
  packages_per_withdrawal: number
  interval_days: number
  package_adjustment: Generated<number>
  cut_option: 'standard' | 'individual' | 'none' | null
  cut_size: number | null
  invoice_area_id: number | null
  note: Generated<string>
  status: Generated<number>
  closed_at: string | null
  row_version: Generated<number>
  succeeded_by: number | null
}

export interface PrescriptionRowAdditionTable {
  id: Generated<number>
  prescription_row_id: number
  extra_packages: Generated<number>
  extra_withdrawals: Generated<number>
  start_date: string
  end_date: string
  status: Generated<number>
  created_by: number
  created_on_behalf_of: number | null
  created_at: Generated<string>
  ended_at: string | null
  row_version: Generated<number>
}

export interface PrescriptionRowFlavorTable {
  prescription_row_id: number
  item_number: string
  packages: number
  consumption: string | null
}

export interface PrescriptionSettingTable {
  id: GeneratedAlways<number>
  client_id: string
  care_place_id: string | null
  uses_client_settings: Generated<boolean>
  iterative_prescription_allowed: boolean | null
  prescription_period_months: number | null
  calculation_period_months: number | null
  max_withdrawals: number | null
  min_days_between_withdrawals: number | null
  invoice_area_required: boolean | null
  payer_customer_number: string | null
  note_enabled: boolean | null
  additions_allowed: boolean | null
  dispense_allowed: boolean | null
  print_prices: boolean | null
  print_note: boolean | null
  print_prescriber: boolean | null
  print_header_text: string | null
  renewal_requests_off: Generated<string[]>
  row_version: Generated<number>
}

export interface ProductTable {
  id: Generated<number>
  market: MarketCode
  item_number: string
  product_number: Generated<string>
  product_group_number: Generated<string>
  name: string
  brand: Generated<string>
  description: Generated<string>
  therapy_area: TherapyArea
  category_id: number | null
  product_type: Generated<string>
  shape: Generated<string>
  item_status: Generated<'sellable' | 'outgoing' | 'deleted' | 'delayed' | 'not-sellable'>
  delayed_until: string | null
  active: Generated<boolean>
  is_stock_item: Generated<boolean>
  latex: Generated<boolean>
  pvc: Generated<boolean>
  is_pca: Generated<boolean>
  items_per_package: number | null
  unit: Generated<string>
  gtin: string | null
  supplier_item_number: Generated<string>
  producer_item_number: Generated<string>
  flavor: string | null
  vat_class: Generated<'standard' | 'food' | 'incontinence' | 'medicine'>
  properties: ColumnType<unknown, string | undefined, string>
  updated_at: Generated<string>
  search_text: GeneratedAlways<string | null>
  traits: GeneratedAlways<number>
}

export interface ProductAvailabilitySettingTable {
  id: GeneratedAlways<number>
  client_id: string
  user_id: number | null
  therapy_area: TherapyArea
  use_override: Generated<boolean>
  agreement_types: number[]
  row_version: Generated<number>
}

export interface ProductCategoryTable {
  id: Generated<number>
  market: MarketCode
  therapy_area: TherapyArea
  parent_id: number | null
  name: ColumnType<unknown, string, string>
  position: Generated<number>
}

export interface ProductClaimTable {
  id: Generated<number>
  client_id: string
  care_place_id: string
  type: number
  status: Generated<number>
  customer_order_id: number | null
  requester: string
  customer: Generated<string>
  contact_person: Generated<string>
  order_number: Generated<string>
  lot_number: Generated<string>
  defective_items: number | null
  fault_description: Generated<string>
  item_number: Generated<string>
  item_name: Generated<string>
  packages: number | null
  weight_grams: number | null
  dispatch_date: string | null
  pick_up_date: string | null
  estimated_credit: number | null
  created_by: number
  created_at: Generated<string>
  sent_at: string | null
  row_version: Generated<number>
}

export interface ProductOfferTable {
  id: GeneratedAlways<number>
  client_id: string
  customer_number: string | null
  product_id: number
  price: number | null
  agreement_type: number
  price_agreement_type: Generated<'list-price' | 'campaign' | 'agreement' | 'complementary' | 'not-agreed' | 'pca'>
  valid_from: Generated<string>
  valid_to: string | null
  therapy_area: TherapyArea
}

export interface ProductRankingTable {
  client_id: string
  therapy_area: TherapyArea
  product_id: number
  rank: number
  changed_by: number | null
  changed_at: Generated<string>
}

export interface ProductRatingTable {
  product_id: number
  rating: number
  rated_at: Generated<string>
}

export interface ProductSettingTable {
  client_id: string
  show_prices: Generated<boolean>
  show_list_price: Generated<boolean>
  show_stock_status: Generated<boolean>
  pca_assortment_enabled: Generated<boolean>
  ranking_enabled: Generated<boolean>
  custom_article_numbers_enabled: Generated<boolean>
  latex_free_only: Generated<boolean>
  pvc_free_only: Generated<boolean>
  allow_outgoing_items: Generated<boolean>
  block_uncertain_delivery: Generated<boolean>
  few_in_stock_below: Generated<number>
  compare_enabled: Generated<boolean>
  row_version: Generated<number>
}

export interface ProductStockTable {
  product_id: number
  status: Generated<'undefined' | 'in-stock' | 'few-in-stock' | 'not-in-stock' | 'on-order' | 'on-order-in-stock' | 'uncertain-delivery'>
  quantity: number | null
  expected_on: string | null
  updated_at: Generated<string>
  market: MarketCode
  therapy_area: TherapyArea
}

export interface RefreshFamilyTable {
  id: Generated<string>
  user_id: number
  impersonator_id: number | null
  impersonation_reason: string | null
  client: Generated<string>
  client_id: string | null
  care_place_id: string | null
  binder_hash: Buffer | null
  context: ColumnType<unknown, string | undefined, string>
  epoch: number
  opened_at: Generated<string>
  last_used_at: Generated<string>
  expires_at: string
  ended_at: string | null
  end_reason: string | null
}

export interface RefreshTokenTable {
  hash: Buffer
  family_id: string
  issued_at: Generated<string>
  expires_at: string
  used_at: string | null
}

export interface RegisterLookupTable {
  id: GeneratedAlways<number>
  at: Generated<string>
  user_id: number
  impersonator_id: number | null
  client_id: string
  care_place_id: string | null
  identity_number_blind: Buffer
  answer: 'asked' | 'found' | 'protected' | 'deceased' | 'unknown' | 'failed'
  care_recipient_id: number | null
  protected_kind: 'SE_sekretess' | 'SE_skyddad_folkbokforing' | 'FI_turvakielto' | 'NO_fortrolig' | 'NO_strengt_fortrolig' | 'DK_navne_adresse' | null
}

export interface RegistrationDraftTable {
  user_id: number
  care_place_id: string
  client_id: string
  entries_sealed: Buffer
  saved_at: string
}

export interface RenewRequestTable {
  id: Generated<number>
  prescription_id: number
  message: Generated<string>
  status: Generated<number>
  rejection_reason: string | null
  requested_by: number | null
  requested_by_crp_account: number | null
  requested_at: Generated<string>
  answered_by: number | null
  answered_at: string | null
  row_version: Generated<number>
}

export interface RoleTable {
  id: number
  code: string
  scope: 'principal' | 'csp' | 'client' | 'care-unit' | 'care-place'
  therapy_area: TherapyArea | null
}

export interface RoleAssignmentTable {
  id: GeneratedAlways<number>
  user_id: number
  role_id: number
  client_id: string | null
  node_type: 'application' | 'client' | 'care-unit' | 'care-place'
  node_id: string | null
  assigned_at: Generated<string>
  assigned_by: number | null
}

export interface SecondFactorTable {
  id: GeneratedAlways<number>
  user_id: number
  kind: 'totp' | 'passkey' | 'recovery-code'
  name: Generated<string>
  secret: Buffer
  credential_id: Buffer | null
  counter: Generated<number>
  created_at: Generated<string>
  confirmed_at: string | null
  last_used_at: string | null
  used_up_at: string | null
}

export interface SignInAttemptTable {
  id: GeneratedAlways<number>
  at: Generated<string>
  user_id: number | null
  user_name_hash: Buffer
  source_hash: Buffer
  device_hash: Buffer | null
  succeeded: boolean
}

export interface SigningKeyTable {
  kid: string
  public_jwk: ColumnType<unknown, string, string>
  private_jwk: ColumnType<unknown, string, string>
  created_at: Generated<string>
  retired_at: string | null
}

export interface StaticContentTable {
  id: Generated<number>
  identifier: string
  name: string
  type: 'general' | 'maintenance' | 'disclaimer'
  status: Generated<'active' | 'inactive'>
  language: 'en' | 'sv' | 'fi' | 'dk'
  text: Generated<string>
  version: Generated<string>
  updated_by: number | null
  updated_at: Generated<string>
  row_version: Generated<number>
}

export interface StoredFileTable {
  id: Generated<string>
  client_id: string | null
  market: MarketCode | null
  name: string
  media_type: string
  size: number
  sha256: Buffer
  content: Buffer
  uploaded_by: number
  uploaded_at: Generated<string>
}

export interface TherapyAreaSettingTable {
  client_id: string
  therapy_area: TherapyArea
  enabled: Generated<boolean>
  prescription_allowed: Generated<boolean>
  direct_selection_allowed: Generated<boolean>
  guided_selection_allowed: Generated<boolean>
  investigation_required: Generated<boolean>
  care_place_purchase_allowed: Generated<boolean>
  renewal_requests_enabled: Generated<boolean>
  cut_option_allowed: Generated<boolean>
  planning_enabled: Generated<boolean>
  customer_number: string | null
  row_version: Generated<number>
}

export interface TwoFactorChallengeTable {
  id: Generated<string>
  user_id: number
  code_hash: Buffer | null
  binder_hash: Buffer | null
  channel: 'sms' | 'email' | 'totp' | 'passkey'
  context: ColumnType<unknown, string | undefined, string>
  tries: Generated<number>
  created_at: Generated<string>
  expires_at: string
  used_at: string | null
}

export interface UserAccountTable {
  id: Generated<number>
  kind: 'user' | 'operator'
  application: 'GUIDE' | 'PRINCIPAL' | 'CSP'
  market: MarketCode
  client_id: string | null
  user_name: string
  first_name: Generated<string>
  last_name: Generated<string>
  email: string | null
  phone: string | null
  language: Generated<'en' | 'sv' | 'fi' | 'dk'>
  password_hash: string | null
  password_set_at: string | null
  status: Generated<'active' | 'inactive' | 'locked' | 'pending'>
  locked_reason: 'failed-attempts' | 'inactivity' | 'administrator' | null
  status_changed_at: Generated<string>
  status_changed_by: number | null
  epoch: Generated<number>
  is_parent: Generated<boolean>
  parent_user_id: number | null
  last_sign_in_at: string | null
  created_at: Generated<string>
  row_version: Generated<number>
  search_text: GeneratedAlways<string | null>
}

export interface UserEventTable {
  id: GeneratedAlways<number>
  at: Generated<string>
  user_id: number
  by_user: number | null
  on_behalf_of: number | null
  event: string
  detail: ColumnType<unknown, string | undefined, string>
}

export interface UserInvoiceAreaTable {
  user_id: number
  care_place_id: string
  customer_number: string
  invoice_area_id: number
}

export interface UserVisitTable {
  user_id: number
  day: string
}

export interface VatRateTable {
  market: MarketCode
  product_class: 'standard' | 'food' | 'incontinence' | 'medicine'
  rate: string
  valid_from: string
  valid_to: string | null
}

export interface DB {
  'omsorg.access_log': AccessLogTable
  'omsorg.address': AddressTable
  'omsorg.app_registration': AppRegistrationTable
  'omsorg.authentication_method': AuthenticationMethodTable
  'omsorg.authentication_provider_setting': AuthenticationProviderSettingTable
  'omsorg.available_role': AvailableRoleTable
  'omsorg.calendar_entry': CalendarEntryTable
  'omsorg.calendar_period': CalendarPeriodTable
  'omsorg.care_place': CarePlaceTable
  'omsorg.care_recipient': CareRecipientTable
  'omsorg.care_recipient_event': CareRecipientEventTable
  'omsorg.care_recipient_place': CareRecipientPlaceTable
  'omsorg.care_recipient_setting': CareRecipientSettingTable
  'omsorg.care_unit': CareUnitTable
  'omsorg.cart_item': CartItemTable
  'omsorg.cart_item_event': CartItemEventTable
  'omsorg.cart_item_flavor': CartItemFlavorTable
  'omsorg.client': ClientTable
  'omsorg.crp_account': CrpAccountTable
  'omsorg.crp_account_recipient': CrpAccountRecipientTable
  'omsorg.custom_article_number': CustomArticleNumberTable
  'omsorg.customer_number': CustomerNumberTable
  'omsorg.customer_order': CustomerOrderTable
  'omsorg.delivery_method': DeliveryMethodTable
  'omsorg.delivery_method_text': DeliveryMethodTextTable
  'omsorg.disclaimer_acceptance': DisclaimerAcceptanceTable
  'omsorg.erp_message': ErpMessageTable
  'omsorg.erp_sync_state': ErpSyncStateTable
  'omsorg.extra_fee_setting': ExtraFeeSettingTable
  'omsorg.feature_setting': FeatureSettingTable
  'omsorg.guardian': GuardianTable
  'omsorg.holiday': HolidayTable
  'omsorg.idempotency_key': IdempotencyKeyTable
  'omsorg.import_batch': ImportBatchTable
  'omsorg.investigation': InvestigationTable
  'omsorg.investigation_incontinence': InvestigationIncontinenceTable
  'omsorg.investigation_item': InvestigationItemTable
  'omsorg.invoice_area': InvoiceAreaTable
  'omsorg.item_replacement': ItemReplacementTable
  'omsorg.known_device': KnownDeviceTable
  'omsorg.membership': MembershipTable
  'omsorg.merged_care_recipient_setting': MergedCareRecipientSettingTable
  'omsorg.merged_order_setting': MergedOrderSettingTable
  'omsorg.merged_prescription_setting': MergedPrescriptionSettingTable
  'omsorg.message': MessageTable
  'omsorg.migration': MigrationTable
  'omsorg.news': NewsTable
  'omsorg.news_seen': NewsSeenTable
  'omsorg.order_event': OrderEventTable
  'omsorg.order_line': OrderLineTable
  'omsorg.order_line_flavor': OrderLineFlavorTable
  'omsorg.order_part': OrderPartTable
  'omsorg.order_patient_fee': OrderPatientFeeTable
  'omsorg.order_setting': OrderSettingTable
  'omsorg.order_task': OrderTaskTable
  'omsorg.organisation_event': OrganisationEventTable
  'omsorg.password_link': PasswordLinkTable
  'omsorg.patient_fee': PatientFeeTable
  'omsorg.patient_fee_setting': PatientFeeSettingTable
  'omsorg.postal_place': PostalPlaceTable
  'omsorg.preliminary_order': PreliminaryOrderTable
  'omsorg.preliminary_order_line': PreliminaryOrderLineTable
  'omsorg.prescription': PrescriptionTable
  'omsorg.prescription_draft': PrescriptionDraftTable
  'omsorg.prescription_event': PrescriptionEventTable
  'omsorg.prescription_row': PrescriptionRowTable
  'omsorg.prescription_row_addition': PrescriptionRowAdditionTable
  'omsorg.prescription_row_flavor': PrescriptionRowFlavorTable
  'omsorg.prescription_setting': PrescriptionSettingTable
  'omsorg.product': ProductTable
  'omsorg.product_availability_setting': ProductAvailabilitySettingTable
  'omsorg.product_category': ProductCategoryTable
  'omsorg.product_claim': ProductClaimTable
  'omsorg.product_offer': ProductOfferTable
  'omsorg.product_ranking': ProductRankingTable
  'omsorg.product_rating': ProductRatingTable
  'omsorg.product_setting': ProductSettingTable
  'omsorg.product_stock': ProductStockTable
  'omsorg.refresh_family': RefreshFamilyTable
  'omsorg.refresh_token': RefreshTokenTable
  'omsorg.register_lookup': RegisterLookupTable
  'omsorg.registration_draft': RegistrationDraftTable
  'omsorg.renew_request': RenewRequestTable
  'omsorg.role': RoleTable
  'omsorg.role_assignment': RoleAssignmentTable
  'omsorg.second_factor': SecondFactorTable
  'omsorg.sign_in_attempt': SignInAttemptTable
  'omsorg.signing_key': SigningKeyTable
  'omsorg.static_content': StaticContentTable
  'omsorg.stored_file': StoredFileTable
  'omsorg.therapy_area_setting': TherapyAreaSettingTable
  'omsorg.two_factor_challenge': TwoFactorChallengeTable
  'omsorg.user_account': UserAccountTable
  'omsorg.user_event': UserEventTable
  'omsorg.user_invoice_area': UserInvoiceAreaTable
  'omsorg.user_visit': UserVisitTable
  'omsorg.vat_rate': VatRateTable
}
