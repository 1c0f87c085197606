import { isTest } from './rooms.ts'
import type { Source } from './source.ts'

/**
 * Who writes which table: a feature of the server, its platform, or the database itself, whose tables only migrations and the
 * demo world write. Everybody else asks through the front door of the owner.
 */
const tablesOf: Readonly<Record<string, string>> = {
  'server/features/access-log': 'access_log_sample access_log_sample_row',
  'server/features/care-recipients': `address care_recipient care_recipient_event
    care_recipient_place care_recipient_setting guardian register_lookup
    registration_draft conversation`,
  'server/features/claims': 'product_claim product_claim_file',
  'server/features/content': `content_draft disclaimer_acceptance inquiry static_content static_content_version stored_file`,
  'server/features/news': 'news news_changes news_file news_seen news_text',
  'server/features/orders': `customer_order delivery_method delivery_method_text delivery_point delivery_point_answer erp_message extra_fee_setting order_event
    order_line order_line_flavor order_notice order_part order_patient_fee order_setting order_task order_task_event order_task_photo preliminary_order
    preliminary_order_line`,
  'server/features/organisation': `care_place care_unit client customer_number feature_setting invoice_area
    organisation_event therapy_area_setting`,
  'server/features/organisation-import': 'organisation_import organisation_import_row',
  'server/features/portal-accounts':
    'crp_account crp_account_recipient crp_activation_link crp_consent crp_person_setting',
  'server/features/portal': 'crp_contact_change',
  'server/features/investigations': `investigation investigation_event investigation_incontinence investigation_item
    leakage_diary leakage_diary_entry`,
  'server/features/planning': 'calendar_entry calendar_entry_event',
  'server/features/prescriptions': `former_item patient_fee patient_fee_setting prescription prescription_draft prescription_event
    prescription_row prescription_row_addition prescription_row_flavor prescription_setting renew_request renewal_answers stock_count`,
  'server/features/product-selection': 'cart_item cart_item_event cart_item_flavor',
  'server/features/products': `custom_article_number erp_run erp_sync_state import_batch import_batch_part product
    product_availability_setting product_category product_offer product_ranking product_rating
    product_setting product_stock`,
  'server/features/reports': 'report report_part report_person',
  'server/features/customer-service': 'item_replacement replacement_notice substitution_run',
  'server/features/requests': 'mail_request staff_request',
  'server/features/sign-in': `account_request app_registration authentication_method authentication_provider_setting available_role card_sign_in
    impersonation crp_code crp_device crp_eid_sign_in crp_family crp_passkey crp_refresh_token crp_try known_device known_network membership owner_notice password_link password_request refresh_family refresh_token
    role role_assignment role_term second_factor sign_in_attempt two_factor_challenge used_passkey_challenge user_account user_event
    user_invoice_area user_visit`,
  'server/platform':
    'access_log access_log_check access_log_seal budget_use source_budget_use idempotency_key signing_key',
  database: 'client_count holiday migration place_setting postal_place row_supply vat_rate',
}

/** Runs before anybody can sign in, as the owner of the database. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'server/first-administrator.ts': ['role_assignment', 'user_account'],
}

const owners = Object.entries(tablesOf).flatMap(([owner, tables]) =>
  tables.split(/\s+/).map((table) => [table, owner] as const),
)
const ownerOf = new Map(owners)

const write =
  /\b(?:insert\s+into|update(?=\s+(?:only\s+)?omsorg\.)|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?(\S+)/gi

/** The tables that a file of the server writes and does not own, each as a sentence. */
export function foreignWrites({ path, code }: Source): string[] {
  if (!path.startsWith('server/') || !path.endsWith('.ts') || isTest(path) || path.includes('/testing/')) return []
  return [...code.matchAll(write)].flatMap(([, name = '']) => {
    const table = /^omsorg\.(\w+)/.exec(name)?.[1] ?? ''
    const owner = ownerOf.get(table)
    if (owner === undefined) return [`writes ${name}, which tools/walls/tables.ts does not know`]
    return path.startsWith(`${owner}/`) || besides[path]?.includes(table)
      ? []
      : [`writes the table ${table}, which is of ${owner}; ask through the front door there`]
  })
}

/** Tables of the schema that have no owner or two, and owned ones that the schema does not have. */
export function unownedTables(schema: Source): string[] {
  const tables = [...schema.text.matchAll(/^create table omsorg\.(\w+)/gm)].map(([, table = '']) => table)
  const twice = owners.filter(([table], at) => owners.findIndex(([other]) => other === table) !== at)
  return [
    ...tables.filter((table) => !ownerOf.has(table)).map((table) => `the table ${table} has no owner`),
    ...owners.filter(([table]) => !tables.includes(table)).map(([table]) => `there is no table ${table}`),
    ...twice.map(([table]) => `the table ${table} has two owners`),
  ].map((each) => `tools/walls/tables.ts: ${each}`)
}
