import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What a client or a care place turns on and off stands in tables of settings, one column each. So that no switch does nothing,
// each is named here with the rule that asks for it, or with what it waits for. Additional features have a test of their own,
// contract/features.test.ts.

const root = new URL('../', import.meta.url)
const schema = readFileSync(new URL('database/schema.sql', root), 'utf8')

const [prescribing, ordering, care, products] = [
  'server/features/prescriptions',
  'server/features/orders',
  'server/features/care-recipients',
  'server/features/products',
]

const toldToHolders = 'database/migrations/0604-what-the-portal-tells.sql'

const guards = {
  therapy_area_setting: {
    enabled: `${products}/search/assortment.ts`,
    prescription_allowed: 'domain/product-selection/cart/cart-abilities.ts',
    direct_selection_allowed: 'server/features/product-selection/cart/add-to-cart.ts',
    guided_selection_allowed: 'server/features/product-selection/cart/add-to-cart.ts',
    care_place_purchase_allowed: 'domain/product-selection/care-place-cart/place-cart-rights.ts',
    cut_option_allowed: `${prescribing}/change/soft-update-prescription.ts`,
    renewal_requests_enabled: `${prescribing}/renew-request/renew-requests.sql.ts`,
    investigation_required: `${prescribing}/prescription/create-prescription.ts`,
    planning_enabled: 'server/features/planning/entry/person.sql.ts',
  },
  product_setting: {
    show_prices: `${products}/product/offered-product-view.ts`,
    show_list_price: `${products}/product/offered-product-view.ts`,
    show_stock_status: 'server/features/product-selection/cart/cart-views.ts',
    pca_assortment_enabled: `${products}/search/assortment.ts`,
    ranking_enabled: `${products}/own/save-ranking.ts`,
    custom_article_numbers_enabled: `${products}/product/offered-product-view.ts`,
    latex_free_only: `${products}/product/assessed-items.ts`,
    pvc_free_only: `${products}/product/assessed-items.ts`,
    allow_outgoing_items: `${products}/product/assessed-items.ts`,
    block_uncertain_delivery: 'domain/orders/placing/item-status.ts',
    compare_enabled: `${products}/product/offered-product-view.ts`,
  },
  prescription_setting: {
    iterative_prescription_allowed: `${prescribing}/checking/gate.ts`,
    invoice_area_required: 'domain/prescriptions/prescription/prescribe-row.ts',
    note_enabled: 'domain/prescriptions/prescription/prescribe.ts',
    additions_allowed: `${prescribing}/abilities.ts`,
    dispense_allowed: `${prescribing}/checking/withheld.ts`,
  },
  order_setting: {
    home_delivery_allowed: `${prescribing}/ordering-gate.ts`,
    hide_home_delivery: `${prescribing}/ordering-gate.ts`,
    group_order_allowed: `${prescribing}/ordering-gate.ts`,
    nursing_home_allowed: `${prescribing}/ordering-gate.ts`,
    individual_order_allowed: `${prescribing}/ordering-gate.ts`,
    withdrawal_allowed: `${prescribing}/ordering-gate.ts`,
    express_order_allowed: `${ordering}/placing/check-saved-order.ts`,
    delivery_points_allowed: `${ordering}/placing/receiver-of-order.ts`,
    goods_label_required: 'domain/orders/placing/receiver.ts',
    contact_phone_required: 'domain/orders/placing/receiver.ts',
    enforce_interval: `${prescribing}/row/standing-of-row.ts`,
  },
  care_recipient_setting: {
    ssn_required: 'domain/care-recipients/recipient/registration.ts',
    temporary_ssn_allowed: 'domain/care-recipients/recipient/registration.ts',
    adult_recipients_only: 'domain/care-recipients/recipient/registration.ts',
    population_register_lookup: `${care}/population-register/look-up.sql.ts`,
    protected_identity_allowed: `${care}/recipient/create-care-recipient.ts`,
    reference_number_required: `${care}/recipient/contact.ts`,
    phone_required: `${care}/recipient/contact.ts`,
    guardians_allowed: `${care}/recipient/representatives.ts`,
    trustee_allowed: `${care}/recipient/representatives.ts`,
    invoice_address_required: `${care}/address/written-addresses.ts`,
    copy_allowed: `${care}/place/copy-to-care-place.ts`,
    move_allowed: `${care}/place/move-to-care-place.ts`,
    deactivate_allowed: `${care}/status/may-deactivate.ts`,
    crp_accounts_allowed: 'server/features/portal-accounts/account/holders.sql.ts',
    // The portal is told what it may by functions of the database, whose rule is domain/portal/ability/abilities.ts.
    crp_ordering_allowed: toldToHolders,
    crp_renewal_allowed: toldToHolders,
    crp_diary_allowed: toldToHolders,
    crp_stock_allowed: toldToHolders,
  },
  crp_person_setting: { through_place: 'server/features/portal/person.sql.ts' },
  patient_fee_setting: {
    enabled: `${prescribing}/patient-fee/fee-settings.sql.ts`,
    one_time_fee_allowed: 'domain/orders/order/patient-fee.ts',
  },
  authentication_provider_setting: {
    enabled: 'server/features/sign-in/token/accounts.sql.ts',
    sms_code_allowed: 'server/features/sign-in/second-factor/factors.sql.ts',
    email_code_allowed: 'server/features/sign-in/second-factor/factors.sql.ts',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** What guards nothing yet, and why. */
const waiting: Readonly<Record<string, string>> = {
  'prescription_setting.print_prices': 'a prescription row is not printed yet',
  'prescription_setting.print_note': 'a prescription row is not printed yet',
  'prescription_setting.print_prescriber': 'a prescription row is not printed yet',
  'order_setting.allow_exceed_prescribed': 'an amount above what is prescribed is refused everywhere',
}

/** Say where a value comes from, and open or close nothing. */
const noSwitches = ['uses_client_settings', 'use_override', 'is_default']

const camel = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function switchesOf(table: string): string[] {
  const [, columns = ''] = new RegExp(`^create table omsorg\\.${table} \\((.*?)^\\);`, 'ms').exec(schema) ?? []
  const all = [...columns.matchAll(/^\s*(\w+) boolean/gm)].map(([, name = '']) => name)
  return all.filter((name) => !noSwitches.includes(name))
}

test.each(Object.entries(guards))('every switch of %s guards something, or says what it waits for', (table, rules) => {
  const known = [...Object.keys(rules), ...waitingOf(table)]
  expect(known.toSorted()).toEqual(switchesOf(table).toSorted())
})

function waitingOf(table: string): string[] {
  return Object.keys(waiting).flatMap((each) => (each.startsWith(`${table}.`) ? [each.slice(table.length + 1)] : []))
}

test('no table of switches is left out', () => {
  const tables = [...schema.matchAll(/^create table omsorg\.(\w+_setting) /gm)].map(([, name = '']) => name)
  const unknown = tables.filter((table) => !(table in guards) && switchesOf(table).length > 0)
  expect([tables.length >= 8, unknown]).toEqual([true, ['feature_setting', 'place_setting']])
})

test('what a switch guards asks for it', () => {
  const silent = Object.values(guards).flatMap((rules) =>
    Object.entries<string>(rules).filter(([column, path]) => {
      const file = new URL(path, root)
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return !new RegExp(`\\b(?:${column}|${camel(column)})\\b`).test(text)
    }),
  )
  expect(silent).toEqual([])
})
