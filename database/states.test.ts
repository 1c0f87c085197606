import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { importState } from '@omsorg/domain/organisation-import/batch/import-state.ts'
import { portalAccountStatus } from '@omsorg/domain/portal-accounts/account/status.ts'
import {
  additionStatus,
  prescriptionStatus,
  renewalRequestStatus,
  rowStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import { accountRequestStatus } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import type { States } from '@omsorg/domain/states.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** The whole numbers that the checks of a column alone let in. */
async function allowedIn(table: string, column: string): Promise<number[]> {
  const { rows: checks } = await database.owner.query<{ condition: string }>(
    `select pg_get_expr(c.conbin, c.conrelid) as condition from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
     where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2`,
    [`omsorg.${table}`, column],
  )
  if (checks.length === 0) return []
  const all = checks.map(({ condition }) => `(${condition})`).join(' and ')
  const { rows } = await database.owner.query<{ number: number }>(
    `select ${column} as number from generate_series(-5, 50) as t (${column}) where ${all} order by 1`,
  )
  return rows.map((row) => row.number)
}

const { unknown: neverStored, ...storedAdditionStatus } = additionStatus

test.each<[string, string, States]>([
  ['account_request', 'status', accountRequestStatus],
  ['care_recipient', 'status', recipientStatus],
  ['care_recipient_place', 'status', linkStatus],
  ['cart_item', 'status', cartItemStatus],
  ['cart_item_flavor', 'status', cartItemStatus],
  ['crp_account', 'status', portalAccountStatus],
  ['customer_order', 'state', orderState],
  ['customer_order', 'type', orderType],
  ['item_replacement', 'status', replacementStatus],
  ['order_event', 'status', erpStatus],
  ['order_part', 'erp_status', erpStatus],
  ['organisation_import', 'state', importState],
  ['prescription', 'status', prescriptionStatus],
  ['prescription_row', 'status', rowStatus],
  ['prescription_row_addition', 'status', storedAdditionStatus],
  ['renew_request', 'status', renewalRequestStatus],
])('%s.%s takes the numbers that the domain gives its words, and no other', async (table, column, states) => {
  expect(await allowedIn(table, column)).toEqual(Object.values(states).toSorted((one, other) => one - other))
})

test('an addition of which nothing is known is shown, and never stored', async () => {
  expect(await allowedIn('prescription_row_addition', 'status')).not.toContain(neverStored)
})
