import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** Which claims `c` are shown: what was sent to a person is spoken of to whoever may see persons (decision 0046). */
export function isShown(withPersons: boolean): Sql {
  return sql`(${withPersons} or c.customer_order_id is null or exists (
    select from omsorg.customer_order ordered
    where ordered.id = c.customer_order_id and ordered.type = ${stored(orderType, 'group')}))`
}
